import type { Band, Clash, PointsTable } from '#domain/points.ts'
import type { MessageWords } from '#domain/pointsMessage.ts'
import type { OfferWords } from '../enquiryOffer.ts'

type CalculatorBand = Band & { label: string; why: string; needs?: (Required<Band>['needs'] & { text: string }) | undefined }

export type CalculatorFactor = {
  id: string
  part: PartName
  legend: string
  short: string
  brief: string
  hint: string
  link?: { href: string; label: string } | undefined
  evidence: string
  /** Only where the line has a page of its own; the table's sources are named once above it. */
  source?: { href: string; label: string } | undefined
  bands: readonly CalculatorBand[]
}

export type CalculatorClash = Clash & { text: string }

export type CalculatorTable = Omit<PointsTable<CalculatorFactor, CalculatorClash>, 'visas'> & {
  visas: readonly { subclass: string; nomination: number; why: string; evidence: string }[]
}

export type PartName = 'you' | 'work' | 'study' | 'more'

type PartNote = { summary: string; text: readonly string[]; link: { href: string; label: string } }

export type CalculatorWords = {
  markMeaning: string
  parts: Readonly<Record<PartName, { heading: string; note?: PartNote }>>
  nomination: Readonly<Record<'heading' | 'text' | 'row' | 'summary', string>>
  points: string
  notAnswered: string
  evidence: string
  source: string
  capNotice: string
  age: AgeWords
  totals: TotalsWords
  ledger: LedgerWords
  otherRows: OtherRowsWords
  actions: ActionWords
  message: MessageWords
  offer: OfferWords
}

export type AgeWords = Readonly<
  Record<'summary' | 'birth' | 'day' | 'privacy' | 'result' | 'barred' | 'edge' | 'edgeBarred' | 'unborn' | 'choose' | 'chosen', string>
>

export type TotalsWords = Readonly<
  Record<
    | 'heading'
    | 'inPoints'
    | 'start'
    | 'visa'
    | 'nominated'
    | 'mark'
    | 'reached'
    | 'below'
    | 'barred'
    | 'answered'
    | 'open'
    | 'spoken'
    | 'spokenCap'
    | 'spokenCleared',
    string
  >
> & { enquiry: Readonly<Record<'label' | 'href', string>> }

type LedgerWords = Readonly<Record<'heading' | 'factor' | 'points' | 'cap' | 'sum' | 'total' | 'totalNominated' | 'printed', string>>

export type OtherRowsWords = Readonly<Record<'summary' | 'intro' | 'row' | 'points' | 'sum' | 'barred' | 'same', string>>

type ActionWords = Readonly<
  Record<'send' | 'copy' | 'print' | 'reset' | 'copied' | 'copyByHand' | 'sent' | 'nothingYet' | 'otherVersion', string>
>
