import { voiceOf } from './voice.ts'

/** What an engineer decides or works out. Changes that happen by themselves (reduced, increased) are left out on purpose. */
const actions =
  'adjusted adopted analysed analyzed applied arranged assessed calculated calibrated checked chosen commissioned compared computed conducted configured coordinated corrected decided derived designed determined developed diagnosed dimensioned discussed done drafted drawn estimated evaluated executed identified implemented inspected installed introduced investigated measured modelled modeled modified optimised optimized organised organized performed planned prepared programmed proposed recommended redesigned resolved reviewed scheduled selected simulated sized solved specified tested undertaken validated verified written'

const DONE_TO = new RegExp(
  `\\b(?:was|were|(?:has|have|had) been)\\s+(?:(?:not|also|then|first|later|finally|again|\\w+ly)\\s+){0,2}(?:(?:${actions.replaceAll(' ', '|')})\\b|carried out\\b)`,
  'i',
)

/** “by the contractor” names somebody; “by hand” and “by comparing” do not. */
const BY_SOMEBODY = /\bby\s+(?!(?:hand|means|using|then|now|end|\w+ing|\d)\b)/i

/** A hint: the sentence tells that a task was done, and neither the writer nor anybody else does it. */
export function hidesWhoActed(sentence: string): boolean {
  if (!DONE_TO.test(sentence) || BY_SOMEBODY.test(sentence)) return false
  const { we, i } = voiceOf(sentence)
  return we + i === 0
}
