import { readableDate, readableMonth } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { type EaFee, eaFees } from './eaFees.ts'
import { groupNames, pageTexts } from './labels.ts'
import { type AuthorityFee, inAud, type OwnerOffer, ownerOffer, type ShownPrice } from './ownerOffer.ts'
import { parseContent } from './parseContent.ts'
import { type Answer, type Fee, type GlanceRow, GlanceSchema, type Quote } from './schema/glance.ts'
import type { Service } from './schema/service.ts'
import { sources } from './sources.ts'

export const glanceTerms = {
  forWhom: 'For',
  work: 'We do',
  client: 'A client',
  allowed: 'Allowed?',
  cost: 'Cost',
  trust: 'Check us',
} as const

const texts = {
  quoted: 'Asking is free. Before you pay, [a written quote](/pricing#quote) names one total price, our dates and who works with you.',
  headline: 'Our prices: {headline}.',
  feeRead: '{whose}: {amount} ({page}, as of {read}).',
  /** Our price and the authority’s fee. */
  together: 'Both together: {total}.',
  least: 'Our prices start at {least}.',
  confirmed: 'Asking is free; [a written quote](/pricing#packages) confirms your price, our dates and who works with you.',
  trust:
    'Read [a sample with notes]({sample}). Cancel before work starts and get [a full refund](/company-policy#refund-policy); later, you pay for work done.',
} as const

/** The rows that pages about the whole offer share. */
export const commonRows = {
  work: {
    term: glanceTerms.work,
    text: 'For engineers, IT professionals and managers: we interview you, list your proof and read the [documents you write](/#services).',
  },
  allowed: {
    term: glanceTerms.allowed,
    text: 'You write, we comment; for RPL we ask questions. Engineers Australia and the ACS require your own words; for IML we found no such rule. They approve no agency we know of. Not us. [The rules](/about#why-a-policy).',
  },
} as const

type Payee = Pick<Fee, 'whose' | 'page'>
const ea: Payee = { whose: 'Engineers Australia’s fee', page: `[its page](${sources['ea-fees'].url})` }

/** What each authority charges. Amounts have a last day; after it the page of the authority is all that we name. */
export const fees = {
  cdr: eaFee(['cdr'], '{first} for a CDR'),
  pathway: { ...ea, text: eaFee(['cdr'], '{first} for a CDR; less for an accredited degree').text },
  employment: eaFee(['employment', 'cdrWithEmployment'], '{first} alone, {second} with the CDR assessment'),
  review: eaFee(['review'], '{first} for a review'),
  ea: separate(ea),
  acs: separate({ whose: 'The ACS fee', page: '[its page](https://www.acs.org.au/msa.html)' }),
  iml: separate({ whose: 'IML’s fee', page: `[its page](${sources['iml-assessment'].url})` }),
  any: separate({ whose: 'The authority’s fee', page: '[who charges what](/pricing#others)' }),
} as const satisfies Record<string, Fee>

/** The rows under the head of a service: two of its own, and what is the same for all. */
export function serviceGlance(
  { slug, group, glance }: Pick<Service, 'slug' | 'group' | 'glance'>,
  owner: OwnerOffer = ownerOffer,
): GlanceRow[] {
  if (glance === undefined) return []
  const { forWhom, allowed, fee, sample } = glance
  const rows: GlanceRow[] = [
    { term: glanceTerms.forWhom, text: forWhom },
    ...clientRow(owner, group),
    { term: glanceTerms.allowed, text: allowed },
    costRow(fee, slug, owner),
    trustRow(sample, owner, group),
  ]
  return parseContent(GlanceSchema, rows, `services/${slug}.ts: glance`)
}

/** How our price becomes known, or the owner's price where it is set, and what the authority charges. */
export function costRow(fee?: Fee, slug = '', { prices, headline, least }: OwnerOffer = ownerOffer): Answer {
  const price = prices[slug]
  if (price === undefined) {
    const text = (quote: string) => [quote, fee?.text].filter(Boolean).join(' ')
    const shown = pricesInWords({ headline }) ?? (least && fillIn(texts.least, { least }))
    return { term: glanceTerms.cost, price: shown, text: text(shown ? texts.confirmed : texts.quoted) }
  }
  const { includes, takes } = price
  const owners = [includes && `${pageTexts.price.includes} ${includes}.`, takes && `${pageTexts.price.takes} ${takes}.`]
  return {
    term: glanceTerms.cost,
    price: `${price.amount}, ${price.gst}.`,
    owners: owners.filter(Boolean).join(' '),
    text: fee ? withTotal(fee, price) : '',
  }
}

/** What most visitors come for, in one sentence; undefined until the owner has set these prices. */
export function pricesInWords({ headline }: Pick<OwnerOffer, 'headline'>): string | undefined {
  return headline && fillIn(texts.headline, { headline })
}

function withTotal(fee: Fee, price: ShownPrice): string {
  const { text, aud } = price.authorityFee ? readFee(fee, price.authorityFee) : fee
  if (aud === undefined || price.aud === undefined) return text
  const total = `${price.from ? 'from ' : ''}${inAud(aud + price.aud)}`
  return `${text} ${fillIn(texts.together, { total })}`
}

/** What the owner has read on the authority's page takes the place of our own reading. */
function readFee({ whose, page }: Payee, { aud, read }: AuthorityFee): Fee {
  return { whose, page, text: fillIn(texts.feeRead, { whose, amount: inAud(aud), page, read: readableDate(read) }), aud }
}

/**
 * What a client wrote, where the owner has published it: the newest review of one authority, or of all. Otherwise no row.
 * @param group of the service, for a page of one authority
 */
export function clientRow({ quotes }: OwnerOffer = ownerOffer, group?: Service['group']): Quote[] {
  const quote = quotes.find(({ authority }) => group === undefined || authority === groupNames[group])
  if (quote === undefined) return []
  const { words, name, country, authority, month } = quote
  const from = [name.replaceAll(' ', '\u00a0'), country, group === undefined && authority, readableMonth(month)].filter(Boolean).join(', ')
  return [{ term: glanceTerms.client, quote: words, from, path: '/reviews' }]
}

/** The rest of the readers are beside the form. */
const READERS_AT_A_GLANCE = 3

/** @param group of the service: its authority's readers alone, where the owner has named them */
export function trustRow(sample = '/samples', { readers }: OwnerOffer = ownerOffer, group?: Service['group']): Answer {
  const own = readers.filter(({ authority }) => authority !== undefined && group !== undefined && authority === groupNames[group])
  const shown = (own.length > 0 ? own : readers).slice(0, READERS_AT_A_GLANCE)
  return {
    term: glanceTerms.trust,
    readers: shown.length > 0 ? shown : undefined,
    text: fillIn(texts.trust, { sample }),
  }
}

/**
 * A fee of 2026–27 from Engineers Australia’s page, as content/sources.ts read it.
 * @param words with `{first}` and `{second}` for the amounts; a single one can be added to our price
 */
function eaFee(names: readonly [EaFee, EaFee?], words: string): Fee {
  const [first, second] = eaFees(names.filter((name) => name !== undefined)).map(({ aud }) => aud)
  if (first === undefined) return separate(ea)
  const amounts = fillIn(words, { first: inAud(first), ...(second !== undefined && { second: inAud(second) }) })
  const text = `Engineers Australia’s fee in 2026–\u206027: ${amounts} (${ea.page}, as of 22 September 2026).`
  return second === undefined ? { ...ea, text, aud: first } : { ...ea, text }
}

function separate(payee: Payee): Fee {
  return { ...payee, text: `${payee.whose} is separate: ${payee.page}.` }
}
