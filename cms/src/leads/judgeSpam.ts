import { firsts, foreignLinks, oneLine, ownWords, withoutLinks, withoutSiteAddresses } from './messageText.ts'
import type { Lead } from './parseLead.ts'
import { amounts, applicantsWords, askingWords, salesWords, spamSubjects } from './spamPhrases.ts'
import { moreSalesWords, moreTelling, salesWordsElsewhere, tellingElsewhere } from './spamPhrasesMore.ts'

/** A message with fewer letters beside its links has nothing else to say; one with fewer than the other number need not name its subject. */
const FEW_LETTERS = 20
const MANY_LETTERS = 25
export const MANY_WITH_ONE_TEXT = 3
const MOST_FROM_ONE_CLIENT = 60

/** A shortened address, or one with an ending that is sold for next to nothing. */
const DOUBTFUL_HOST =
  /^(bit\.ly|tinyurl\.com|t\.co|goo\.gl|cutt\.ly|is\.gd|rb\.gy|t\.me|shorturl\.at|ow\.ly)$|\.(ru|su|top|xyz|click|icu|shop|online|site|vip|win|bid|loan|buzz|cfd|sbs|cc|bet|club|monster)$/
const LINK_CODE = /<a\s[^>]{0,200}href|\[url\b|\[link\b/i
/** Of a subject that needs no more words. */
const NOTHING = /(?!)/g
const OTHER_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Han}]/gu

type Circumstances = {
  /** Requests of the same client in the current ten minutes, this one included. */
  fromClient: number
  /** Other people who sent the same long text in the last day. */
  withSameText: number
  siteOrigins: readonly string[]
}

/** Why a message may be spam: its weight, and the end of a sentence about it that begins with "It". */
export type Sign = {
  points: number
  says: string
  words?: readonly string[]
  /** What honest messages have too. Any number of these together do not mark one. */
  isWeak?: boolean
}

export function signsAgainst(lead: Lead, { fromClient, withSameText, siteOrigins }: Circumstances): Sign[] {
  const text = withoutSiteAddresses(textOf(lead), siteOrigins)
  const own = ownWords(lead.queries ?? '')
  const isAsking = found(own, askingWords).length > 0
  const isOnSubject = found(own, applicantsWords).length > 0
  const inName = foreignLinks(lead.fullName ?? '', siteOrigins)
  const [sales, sums] = [found(text, salesWords, moreSalesWords, salesWordsElsewhere), isAsking ? [] : found(text, amounts)]
  const signs: Sign[] = [
    ...subjectSigns(text, own),
    ...linkSigns(text, siteOrigins, isAsking || isOnSubject),
    { points: Math.min(2, sales.length), says: 'is written to sell', words: sales },
    { points: Math.min(1, sums.length), says: 'names an amount', words: sums },
    { points: inName.length > 0 ? 3 : 0, says: 'has a link in the name', words: inName.map(({ written }) => written) },
    silenceSign(own, isAsking, isOnSubject),
    { points: speaksAsFirm(text) ? 1 : 0, says: 'speaks for a company', isWeak: true },
    { points: isMostly(text, OTHER_SCRIPT) ? 1 : 0, says: 'is mostly in Cyrillic or Chinese', isWeak: true },
    {
      points: withSameText < MANY_WITH_ONE_TEXT || isAsking || isOnSubject ? 0 : 1,
      says: 'has a text that others sent within a day',
      isWeak: true,
    },
    {
      points: fromClient > MOST_FROM_ONE_CLIENT ? 10 : 0,
      says: `came after ${MOST_FROM_ONE_CLIENT} others from one connection in ten minutes`,
    },
  ]
  return signs.filter(({ points }) => points > 0).sort((one, other) => other.points - one.points)
}

function silenceSign(words: string, isAsking: boolean, isOnSubject: boolean): Sign {
  const isSilent = !isOnSubject && lettersIn(withoutLinks(words)) >= MANY_LETTERS
  return isSilent && !isAsking
    ? { points: 3, says: 'asks nothing about an assessment or an occupation', isWeak: true }
    : { points: isSilent ? 2 : 0, says: 'says nothing about an assessment or an occupation', isWeak: true }
}

function speaksAsFirm(text: string): boolean {
  const [we, i] = [/\b(we|our|us)\b/gi, /\b(i|my|me|i['’]m)\b/gi].map((words) => text.match(words)?.length ?? 0)
  return Number(we) > Number(i)
}

/** A message without a subject of the page's has its own words as the subject: they count once. */
function textOf({ fullName = '', subject = '', queries = '' }: Lead): string {
  return [fullName, ...(queries.includes(subject) ? [] : [subject]), queries].join('\n')
}

function subjectSigns(text: string, own: string): Sign[] {
  return spamSubjects.map(({ name, plain, telling }) => {
    const sold = found(text, telling, moreTelling[name] ?? NOTHING, tellingElsewhere[name] ?? NOTHING)
    const named = found(own, plain)
    const points = sold.length > 0 ? Math.min(5, 2 + sold.length) : Math.min(1, named.length)
    return { points, says: `speaks of ${name}`, words: [...sold, ...named] }
  })
}

function linkSigns(text: string, siteOrigins: readonly string[], isExplained: boolean): Sign[] {
  const links = foreignLinks(text, siteOrigins)
  const isDoubtful = links.some(({ host }) => DOUBTFUL_HOST.test(host))
  const isBare = links.length > 0 && lettersIn(withoutLinks(text)) < FEW_LETTERS
  const code = LINK_CODE.exec(text)?.[0]
  return [
    {
      points: Math.min(2, links.length) + (isDoubtful ? 1 : 0),
      says: links.length === 1 ? 'links to another site' : 'links to other sites',
      words: links.map(({ written }) => written),
    },
    { points: isBare ? (isExplained ? 2 : 3) : 0, says: 'says hardly anything beside its links' },
    { points: code ? 3 : 0, says: 'contains the code of a link', words: code ? [code] : [] },
  ]
}

function found(text: string, ...words: readonly RegExp[]): string[] {
  const matches = words.flatMap((some) => text.match(some) ?? []).map((match) => match.trim())
  return firsts(matches, (match) => match.toLowerCase())
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

function isMostly(text: string, script: RegExp): boolean {
  return (text.match(script)?.length ?? 0) > lettersIn(text) / 2
}

const MARKED_FROM = 4
const MOST_FOR_WEAK_SIGNS = 3
const MOST_AGAINST_WHO_ASKS = 2
const MOST_FOR_AN_APPLICANT = 4
/** Whoever only names what our pages are about has not asked for it. */
const OF_OUR_PAGES = /^(cdrs?|rpl|assess\p{L}{0,20}|skilled|migrat\p{L}{1,20})$/iu
const LONGEST_REASON = 250
const LONGEST_QUOTE = 40
const MOST_QUOTED = 2
const LIST = new Intl.ListFormat('en-AU')

/** Null, or the reason. Every sign can be wrong about a real person, so it takes several; and a mark only hides a lead from the list. */
export function judgeSpam(lead: Lead, circumstances: Circumstances): string | null {
  const signs = signsAgainst(lead, circumstances)
  const weak = sum(signs.filter(({ isWeak }) => isWeak))
  const strong = sum(signs.filter(({ isWeak }) => !isWeak))
  const own = ownWords(lead.queries ?? '')
  const isAsking = found(own, askingWords).length > 0
  const theirs = found(own, applicantsWords).filter((word) => isAsking || !OF_OUR_PAGES.test(word))
  const forAnApplicant = theirs.length > 1 ? Math.min(MOST_FOR_AN_APPLICANT, theirs.length) : 0
  const points = strong + Math.min(isAsking ? MOST_AGAINST_WHO_ASKS : MOST_FOR_WEAK_SIGNS, weak) - forAnApplicant
  return points >= MARKED_FROM ? sentence(signs) : null
}

const sum = (signs: readonly Sign[]) => signs.reduce((total, { points }) => total + points, 0)

function sentence(signs: readonly Sign[]): string {
  const parts: string[] = []
  for (const { says, words = [] } of signs) {
    const quoted = words.slice(0, MOST_QUOTED).map((word) => `“${oneLine(word, LONGEST_QUOTE)}”`)
    const part = quoted.length > 0 ? `${says} (${quoted.join(', ')})` : says
    if (joined([...parts, part]).length <= LONGEST_REASON) parts.push(part)
  }
  return joined(parts)
}

const joined = (parts: readonly string[]) => `It ${LIST.format(parts)}.`
