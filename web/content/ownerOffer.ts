import type { Details, Price, Review } from '../../cms/src/ownersContent/contentTypes.ts'
import type { FEES } from '../../cms/src/ownersContent/siteDetails.ts'
import { ownersDetails } from './ownersDetails.ts'
import { fromField } from './ownersPlaces.ts'
import { snapshot } from './snapshot.ts'
import { withoutMarks } from './textMarks.ts'
import { sydneyDay } from './until.ts'

/** What only the owner can say of the offer. An unset detail leaves no trace on any page. */
export type OwnerOffer = {
  /** Ends the sentence “We answer …”: “within one working day, Sydney time”. */
  replyTime?: string | undefined
  /** Ends the sentence “You pay only after you accept a written quote: …”. */
  payment?: string | undefined
  readers: Details['readers']
  /** The reviews that are short enough to be quoted whole in a row under a head, newest first. */
  quotes: readonly Review[]
  /** The price that holds today, by slug of the service. */
  prices: Readonly<Record<string, ShownPrice>>
  fees?: Partial<Record<(typeof FEES)[number], ReadFee>> | undefined
  /** Those of the main offers, where they agree in currency and GST: “CDR AUD 880, RPL AUD 690, IML AUD 640, GST included”. */
  headline?: string | undefined
  /** The least of them, where all are in one currency: “AUD 480, GST included”. */
  least?: string | undefined
  /** What a page about the whole offer shows as its price: a figure, and what is to be read beside it. */
  figure?: PriceFigure | undefined
}

type PriceFigure = { value: string; note: string }

/** A price as it is to be read, with its currency and GST. */
export type ShownPrice = ReturnType<typeof shown>

/** As the owner read it on the authority's page on that day; after its last day no page names an older amount either. */
type ReadFee = { aud: number; read: string } | 'ended'

const GST: Record<Price['gst'], string> = {
  included: 'GST included',
  'not charged': 'no GST is charged',
  'added where it applies': 'GST is added where it applies',
}

/** What most visitors come for, by the words they know. */
const MAIN_OFFERS = [
  ['cdr-writing', 'CDR'],
  ['rpl-writing', 'RPL'],
  ['iml-comp-assessment-writing', 'IML'],
] as const

/** A review is quoted whole or not at all. */
const QUOTE_CHARACTERS = 160

export const ownerOffer: OwnerOffer = {
  replyTime: fromField(ownersDetails.replyTime && withoutStop(ownersDetails.replyTime), { kind: 'details', field: 'replyTime' }),
  payment: fromField(ownersDetails.payment && withoutStop(ownersDetails.payment), { kind: 'details', field: 'payment' }),
  readers: ownersDetails.readers.map(readerWithPlaces),
  quotes: quotesOf((snapshot?.reviews ?? []).map(withPlaces)),
  prices: pricesOf(snapshot?.prices ?? []),
  fees: feesOf(ownersDetails.fees),
  headline: headlineOf(snapshot?.prices ?? []),
  least: leastOf(snapshot?.prices ?? []),
  figure: figureOf(snapshot?.prices ?? []),
}

export function pricesOf(prices: readonly Price[], today = sydneyDay(new Date())): OwnerOffer['prices'] {
  return Object.fromEntries(validOn(today, prices).map((price) => [price.service, shown(price)]))
}

export function feesOf(fees: Details['fees'] = [], today = sydneyDay(new Date())): OwnerOffer['fees'] {
  return Object.fromEntries(fees.map(({ fee, amount, read, until }) => [fee, today <= until ? { aud: amount, read } : 'ended']))
}

export function headlineOf(prices: readonly Price[], today = sydneyDay(new Date())): string | undefined {
  const { each, gst } = mainPrices(prices, today) ?? {}
  return fromPrices(each && `${each.map(({ label, amount }) => `${label} ${amount}`).join(', ')}, ${gst}`)
}

export function leastOf(prices: readonly Price[], today = sydneyDay(new Date())): string | undefined {
  const least = leastPrice(prices, today)
  return least && fromPrice(least, `${figure(least)}, ${GST[least.gst]}`, 'amount')
}

/** The first of the main offers with the others beside it, or the least price of all. */
export function figureOf(prices: readonly Price[], today = sydneyDay(new Date())): PriceFigure | undefined {
  const { each: [first, ...others] = [], gst } = mainPrices(prices, today) ?? {}
  if (first !== undefined) {
    const note = [first.label, ...others.map(({ label, amount }) => `${label} ${amount}`), gst].join(', ')
    return { value: fromPrice(first.price, first.amount, 'amount'), note: fromPrices(note) }
  }
  const least = leastPrice(prices, today)
  return least && { value: fromPrice(least, `From ${inOneLine(least)}`, 'amount'), note: fromPrice(least, GST[least.gst], 'gst') }
}

function fromPrice<Text extends string | undefined>(price: Price, text: Text, field: string): Text {
  return fromField(text, { kind: 'price', field, document: price })
}

/** Several at once: a press leads to their list. */
function fromPrices<Text extends string | undefined>(text: Text): Text {
  return fromField(text, { kind: 'price', field: 'amount' })
}

type MainPrices = { each: { label: string; amount: string; price: Price }[]; gst: string }

/** The prices of all main offers in words, where they agree in currency and GST. */
function mainPrices(prices: readonly Price[], today: string): MainPrices | undefined {
  const valid = validOn(today, prices)
  const main = MAIN_OFFERS.flatMap(([slug, label]) => valid.filter(({ service }) => service === slug).map((price) => ({ label, price })))
  const [first] = main
  const agree = main.every(({ price }) => price.currency === first?.price.currency && price.gst === first?.price.gst)
  if (first === undefined || main.length < MAIN_OFFERS.length || !agree) return undefined
  const each = main.map(({ label, price }) => ({ label, price, amount: `${price.kind === 'from' ? 'from ' : ''}${inOneLine(price)}` }))
  return { each, gst: GST[first.price.gst] }
}

function leastPrice(prices: readonly Price[], today: string): Price | undefined {
  const [least, ...others] = validOn(today, prices).toSorted((a, b) => a.amount - b.amount)
  return others.some(({ currency }) => currency !== least?.currency) ? undefined : least
}

export function quotesOf(reviews: readonly Review[]): Review[] {
  return newestFirst(reviews).filter(({ words }) => withoutMarks(words).length <= QUOTE_CHARACTERS)
}

export function withPlaces(review: Review): Review {
  const shown = <Text extends string | undefined>(text: Text, field: string) =>
    fromField(text, { kind: 'review', field, document: review, ...(field === 'words' && { isProse: true }) })
  const { name, words, occupation, country } = review
  const agreed = { occupation: shown(occupation, 'occupation'), country: shown(country, 'country') }
  return { ...review, name: shown(name, 'name'), words: shown(words, 'words'), ...agreed }
}

function readerWithPlaces(reader: Details['readers'][number], index: number): Details['readers'][number] {
  const shown = <Text extends string | undefined>(text: Text, field: string) =>
    fromField(text, { kind: 'details', field: `readers.${index}.${field}` })
  return { ...reader, name: shown(reader.name, 'name'), discipline: shown(reader.discipline, 'discipline') }
}

/** Reviews of one month stay in the owner's order. */
export function newestFirst(reviews: readonly Review[]): Review[] {
  return reviews.toSorted((a, b) => b.month.localeCompare(a.month))
}

/** “AUD 1,514” or “AUD 533.50” */
export function inAud(amount: number): string {
  return inOneLine({ amount, currency: 'AUD' })
}

/** Of several prices for a service the newest that is valid; one that is not valid yet is not shown. */
function validOn(today: string, prices: readonly Price[]): Price[] {
  const valid = prices.filter(({ validFrom }) => validFrom <= today).toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))
  return [...new Map(valid.map((price) => [price.service, price])).values()]
}

function shown(price: Price) {
  const { amount, currency, gst, kind, includes, excludes, validFrom, takes } = price
  const from = kind === 'from'
  // To add others to: in AUD, and nothing is added for GST.
  const aud = currency === 'AUD' && gst !== 'added where it applies' ? amount : undefined
  return {
    amount: fromPrice(price, `${from ? 'From ' : ''}${figure(price)}`, 'amount'),
    gst: fromPrice(price, GST[gst], 'gst'),
    includes: fromPrice(price, includes && withoutStop(includes), 'includes'),
    excludes: fromPrice(price, withoutStop(excludes), 'excludes'),
    validFrom,
    takes: fromPrice(price, takes && withoutStop(takes), 'takes'),
    aud,
    from,
    /** Amounts that are made of this one: a press on them leads to it too. */
    marked: (words: string) => fromPrice(price, words, 'amount'),
  }
}

type Amount = Pick<Price, 'amount' | 'currency'>

function inOneLine(amount: Amount): string {
  return figure(amount).replace(' ', '\u00a0')
}

function figure({ amount, currency }: Amount): string {
  return `${currency} ${digits(amount)}`
}

/** “1,514” or “533.50” */
export function digits(amount: number): string {
  const decimals = Number.isInteger(amount) ? 0 : 2
  return amount.toLocaleString('en-AU', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** The sentence it goes into ends with one, whether or not the owner typed it. */
function withoutStop(words: string): string {
  return words.replace(/[.\s]+$/, '')
}
