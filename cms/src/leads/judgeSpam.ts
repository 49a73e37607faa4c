import type { Lead } from './parseLead.ts'
import { type Circumstances, isFromApplicant, type Sign, signsAgainst } from './spamSigns.ts'

/** From this many points on a lead is marked. */
const MARKED_FROM = 4
const MOST_FOR_WEAK_SIGNS = 3
const FOR_AN_APPLICANT = 2
const LONGEST_REASON = 250
const LONGEST_QUOTE = 40
const MOST_QUOTED = 2

/**
 * Null, or the reason in one sentence with the words that made it. Every sign can be wrong about a real person, so it
 * takes several; and a mark only hides a lead from the list, the digest and the start page still name it.
 */
export function judgeSpam(lead: Lead, circumstances: Circumstances): string | null {
  const signs = signsAgainst(lead, circumstances)
  const weak = sum(signs.filter(({ isWeak }) => isWeak))
  const strong = sum(signs.filter(({ isWeak }) => !isWeak))
  const points = strong + Math.min(MOST_FOR_WEAK_SIGNS, weak) - (isFromApplicant(lead) ? FOR_AN_APPLICANT : 0)
  return points >= MARKED_FROM ? sentence(signs) : null
}

const sum = (signs: readonly Sign[]) => signs.reduce((total, { points }) => total + points, 0)

function sentence(signs: readonly Sign[]): string {
  const parts: string[] = []
  for (const { says, words = [] } of signs) {
    const quoted = words.slice(0, MOST_QUOTED).map((word) => `“${cut(word)}”`)
    const part = quoted.length > 0 ? `${says} (${quoted.join(', ')})` : says
    if (joined([...parts, part]).length <= LONGEST_REASON) parts.push(part)
  }
  return joined(parts)
}

function joined(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return `It ${parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last}.`
}

function cut(word: string): string {
  const letters = Array.from(word.replace(/\s+/g, ' '))
  return letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE - 1).join('')}…` : letters.join('')
}
