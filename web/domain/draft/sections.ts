import { countWords, type Span } from './draftText.ts'
import type { Paragraph } from './paragraphs.ts'

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
