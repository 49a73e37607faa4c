import { countWords, type Paragraph, type Span } from './paragraphs.ts'

export const sectionNames = ['introduction', 'background', 'activity', 'summary'] as const

export type SectionName = (typeof sectionNames)[number]

/** `start` is the heading, `body` the first line under it. */
export type Section = Span & { name: SectionName; body: number; words: number }

const patterns: Record<SectionName, RegExp> = {
  introduction: /^introduction\b/i,
  background: /^(?:(?:project|general) )?background\b/i,
  activity:
    /^(?:my |the )?(?:personal (?:(?:engineering|workplace|work|project|professional) )?activit(?:y|ies)|engineering activit(?:y|ies)|PEA)\b/i,
  summary: /^(?:(?:project|career episode|episode|brief|overall) )?(?:summary(?! statement)|conclusions?)\b/i,
}

/** `A.`, `(b)`, `IV)` or `1` before a heading. */
const LETTER = /^(?:\(?(?:[A-D]|[IV]{1,3})[.)]|\d)\s+/i
const LONGEST_HEADING = 7

/** The four sections in the order of the text. A section ends where the next one starts. */
export function sectionsIn(text: string, paragraphs: readonly Paragraph[]): Section[] {
  const found = new Map<SectionName, { start: number; body: number; own: number }>()
  for (const paragraph of paragraphs) {
    const heading = headingOf(text, paragraph)
    const words = heading?.words.replace(/\s+/g, ' ') ?? ''
    const name = sectionNames.find((candidate) => patterns[candidate].test(words))
    // An abstract can have the heading “summary” too, so the last one counts; of the others, the first.
    if (heading && name && (name === 'summary' || !found.has(name))) {
      const own = countWords(text.slice(paragraph.body, heading.end))
      found.set(name, { start: paragraph.start, body: heading.end, own })
    }
  }
  const starts = [...found].map(([name, spans]) => ({ name, ...spans })).sort((a, b) => a.start - b.start)
  return starts.map(({ own, ...section }, index) => {
    const end = starts[index + 1]?.start ?? text.length
    const inside = paragraphs.filter(({ start }) => start >= section.start && start < end)
    const words = inside.reduce((sum, paragraph) => sum + paragraph.words, 0) - own
    return { ...section, end, words: Math.max(0, words) }
  })
}

export function isInOrder(sections: readonly Section[]): boolean {
  const positions = sections.map(({ name }) => sectionNames.indexOf(name))
  return positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? 0))
}

/** A line of its own, or the first words of a paragraph: “Introduction: I worked …”. */
function headingOf(text: string, { body, end, words }: Paragraph): { words: string; end: number } | undefined {
  const line = text.slice(body, end).replace(LETTER, '')
  if (words <= LONGEST_HEADING && !/[.!?;,]$/.test(line.replace(/^(\S+(?:\s+\S+){0,3})\.$/, '$1'))) return { words: line, end }
  const [lead] = /^[^.:–]{4,40}(?=\s*[:–]\s)/.exec(line) ?? []
  return lead !== undefined && countWords(lead) <= 4 ? { words: lead, end: end - line.length + lead.length } : undefined
}

const ASSUMED_LENGTH = 1200

/** `assumed`: no heading, so the first words of the text were read instead. */
export function introductionOf(text: string, sections: readonly Section[]) {
  const section = sections.find(({ name }) => name === 'introduction')
  const [start, end] = section ? [section.body, section.end] : [0, ASSUMED_LENGTH]
  const part = text.slice(start, end)
  return { assumed: section === undefined, dates: datesIn(part, start), places: placesIn(part, start) }
}

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?'
const DAY = '\\d{1,2}(?:st|nd|rd|th)?'
const YEAR = '(?:19[5-9]\\d|20\\d\\d)'

const DATE = new RegExp(
  [
    `(?:\\b${DAY}\\s+(?:of\\s+)?)?\\b${MONTH},?\\s+(?:${DAY},?\\s+)?${YEAR}\\b`,
    `\\b${YEAR}-\\d{2}(?:-\\d{2})?\\b`,
    `\\b\\d{1,2}[/.]\\d{1,2}[/.](?:${YEAR}|\\d{2})\\b`,
    `\\b\\d{1,2}/${YEAR}\\b`,
    `\\b${YEAR}\\b`,
    '(?:\\b(?:[Tt]o|[Tt]ill|[Uu]ntil)\\s+|[–—-]\\s*)(?:[Dd]ate|[Nn]ow|(?:[Tt]he )?[Pp]resent|[Tt]oday)\\b',
  ].join('|'),
  'gu',
)

/** 2000 rpm, 1,2000 and ISO 9906:2012 contain no year. */
const UNIT_AFTER =
  /^(?:[.,]\d|\s?(?:rpm|mm|cm|m[23²³]?|km|k?g|[kM]W|[kM]?VA?|[kM]?Pa|Hz|%|°|psi|lit\w+|houses|people|hours|words|units|pieces|tonnes)(?![\p{L}]))/u
const NUMBER_BEFORE = /(?:\d[.,]|\b(?:ISO|IEC|IEEE|AS|NZS|IS|BS|EN|DIN|ASTM|No\.?)(?:\/\w+)?\s?[\w.:/-]{0,9}[ :/-]?)$/

export function datesIn(text: string, offset = 0): Span[] {
  return [...text.matchAll(DATE)].flatMap(({ 0: words, index }) => {
    const end = index + words.length
    const start = index + words.search(/[\p{L}\d]/u)
    const before = text.slice(Math.max(0, index - 20), index)
    // “2019 – Present” ends a period; “up-to-date” and “the site – now closed –” do not.
    if (start > index && !/\d\s*$/.test(before)) return []
    const bare = /^\d{4}$/.test(words)
    if (bare && (UNIT_AFTER.test(text.slice(end)) || NUMBER_BEFORE.test(before))) return []
    return [{ start: offset + start, end: offset + end }]
  })
}

/** Small letters after the first, so not AutoCAD and not SCADA. */
const NAME = "\\p{Lu}\\p{Ll}+(?:['’-]\\p{L}+)*(?!\\p{L})"
const RUN = `${NAME}(?:(?:,? )${NAME}){0,3}`
/** The likeliest countries of our visitors, for lists such as “Pokhara, Nepal” without a preposition. */
const COUNTRY =
  'Nepal|India|Pakistan|Bangladesh|Sri Lanka|Bhutan|Maldives|Philippines|Australia|New Zealand|UAE|United Arab Emirates|Dubai|Abu Dhabi|Qatar|Saudi Arabia|Oman|Kuwait|Bahrain|Iran|Iraq|Jordan|Lebanon|Malaysia|Singapore|Indonesia|Vietnam|Thailand|Myanmar|China|Hong Kong|Japan|Korea|Kenya|Nigeria|Ghana|Ethiopia|Zimbabwe|South Africa|Egypt|Fiji|Papua New Guinea|UK|United Kingdom|England|Ireland|USA|United States|Canada|Brazil|Colombia|Mexico|Germany|Turkey'

const PLACE = new RegExp(
  `\\b(?:[Ii]n|[Aa]t|[Nn]ear|[Oo]utside|[Aa]round|(?:city|town|village|district|province|state) of) (?:the (?:city|town|village|district) of )?(${RUN})|\\b(?:Location|Place|Site|City|Country)\\s*:\\s*(\\p{Lu}[^\\n.;]{2,40})|\\b(${COUNTRY})\\b`,
  'gu',
)

/** After “in” these are a month, a subject or a part of the text, not a place. */
const NOT_A_PLACE =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Spring|Summer|Autumn|Winter|Engineering|Engineer|Science|Sciences|Technology|Management|Bachelors?|Masters?|Diploma|Degree|Department|Career|Episode|Figure|Table|Section|Chapter|Phase|Stage|Semester|English|Excel|Python|Java|My|This|The|These|That|It|Its|His|Her|Our|Their|Civil|Mechanical|Electrical|Electronics?|Computer|Limited|Ltd|Pvt|Pty|Inc|Company|Corporation|Group)\b/

/** Words that look like the name of a place: a guess that the reader judges. */
export function placesIn(text: string, offset = 0): Span[] {
  const places: Span[] = []
  for (const match of text.matchAll(PLACE)) {
    const name = match[1] ?? match[2] ?? match[3] ?? ''
    if (NOT_A_PLACE.test(name)) continue
    const start = offset + match.index + match[0].length - name.length
    if (start >= (places.at(-1)?.end ?? 0)) places.push({ start, end: start + name.length })
  }
  return places
}
