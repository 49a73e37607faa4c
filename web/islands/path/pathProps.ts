import type { CardQuestion } from '#domain/path/card.ts'
import type { SummaryWords } from '#domain/path/summary.ts'
import type { OfferWords } from '../enquiryOffer.ts'

export type CardWords = {
  change: string
  changeAnswer: string
  occupation: string
  why: string
}

type SearchWords = { label: string; hint: string; one: string; several: string; nothing: string; failed: string; lists: string }

export type SearchProps = {
  words: SearchWords
  /** Where the entries are. */
  address: string
  lists: readonly { path: string; label: string }[]
  authorities: Readonly<Record<string, string>>
  /** Where an occupation of this list leads, with the first answer in its fragment; `both`: the code that two authorities assess. */
  next: Readonly<Record<string, string>>
}

export type AnswersProps = {
  node: string
  /** The questions and answers that lead to this result. */
  questions: Readonly<Record<string, CardQuestion>>
  occupations: Readonly<Record<string, string>>
  /** For whom the pathway is, in general words. */
  whoFor: readonly string[]
  /** What follows from the answers, by the pathway's name. */
  follows: string
  words: CardWords & {
    card: { general: string; own: string; linked: string; begin: string }
    startAgain: string
    print: string
    summary: SummaryWords
    offer: OfferWords
  }
  /** The result in the enquiry: its first lines, and the form that takes it. */
  enquiry: { result: string; messageLabel: string }
}
