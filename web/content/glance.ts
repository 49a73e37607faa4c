import { fillIn } from '#domain/fillIn.ts'
import { groupNames } from './labels.ts'
import { nextStepsTexts, readersInWords } from './nextSteps.ts'
import { inAud, type OwnerOffer, ownerOffer, type ShownPrice } from './ownerOffer.ts'
import { parseContent } from './parseContent.ts'
import { type Fee, type GlanceRow, GlanceSchema } from './schema/glance.ts'
import type { Service } from './schema/service.ts'
import { sources } from './sources.ts'
import { until } from './until.ts'

export const glanceTerms = { forWhom: 'For', work: 'We do', allowed: 'Allowed?', cost: 'Cost', trust: 'Check us' } as const

const texts = {
  quoted: 'Asking is free. Before you pay, [a written quote](/pricing#quote) names one total price, our dates and your reader.',
  takes: 'Our part takes',
  headline: 'Our prices: {headline}.',
  /** Our price and the authority’s fee. */
  together: 'Both together: {total}.',
  least: 'Our prices start at {least}.',
  confirmed: 'Asking is free; [a written quote](/pricing#packages) confirms your price, our dates and your reader.',
  trust:
    'Read [a sample with notes]({sample}). If you cancel before work starts, [all your money comes back](/company-policy#refund-policy); later, you pay for work done.',
} as const

/** The rows that pages about the whole offer share. */
export const commonRows = {
  work: {
    term: glanceTerms.work,
    text: 'For engineers, IT professionals and managers: we interview you, list your proof and comment on the [documents you write](/#services).',
  },
  allowed: {
    term: glanceTerms.allowed,
    text: 'You write every word: Engineers Australia and the ACS require it. We comment; for RPL we only ask. We know of no agency they approve. [The rules](/about#why-a-policy).',
  },
} as const

const eaFees = `[its page](${sources['ea-fees'].url})`

/** What each authority charges. Amounts have a last day; after it the page of the authority is all that we name. */
export const fees = {
  cdr: eaFee(`${inAud(1034)} for a CDR`, 1034),
  pathway: eaFee('AUD\u00a0346.50 to 1,034 by pathway, before extras,'),
  employment: eaFee(`${inAud(533.5)} alone, 1,512.50 with a CDR,`),
  review: eaFee(`${inAud(368.5)} for a review`, 368.5),
  ea: { text: `Engineers Australia’s own fee is separate: ${eaFees}.` },
  acs: { text: 'The ACS fee is separate: [its page](https://www.acs.org.au/msa.html).' },
  iml: { text: `IML’s fee is separate: [its page](${sources['iml-assessment'].url}).` },
  any: { text: 'The authority’s fee is separate: [who charges what](/pricing#others).' },
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
    { term: glanceTerms.allowed, text: allowed },
    costRow(fee, slug, owner),
    trustRow(sample, owner, group),
  ]
  return parseContent(GlanceSchema, rows, `services/${slug}.ts: glance`)
}

/** How our price becomes known, or the owner's price where it is set, and what the authority charges. */
export function costRow(fee: Fee = { text: '' }, slug = '', { prices, headline, least }: OwnerOffer = ownerOffer): GlanceRow {
  const price = prices[slug]
  if (price === undefined) {
    const text = (quote: string) => [quote, fee.text].filter(Boolean).join(' ')
    const owners = headline ? fillIn(texts.headline, { headline }) : least && fillIn(texts.least, { least })
    return owners ? { term: glanceTerms.cost, owners, text: text(texts.confirmed) } : { term: glanceTerms.cost, text: text(texts.quoted) }
  }
  const own = `${price.amount}, ${price.gst}.`
  return { term: glanceTerms.cost, owners: price.takes ? `${own} ${texts.takes} ${price.takes}.` : own, text: withTotal(fee, price) }
}

function withTotal({ text, aud }: Fee, price: ShownPrice): string {
  if (aud === undefined || price.aud === undefined) return text
  const total = `${price.from ? 'from ' : ''}${inAud(aud + price.aud)}`
  return `${text} ${fillIn(texts.together, { total })}`
}

/** The rest of the readers stand beside the form. */
const READERS_AT_A_GLANCE = 3

/** @param group of the service: its authority's readers alone, where the owner has named them */
export function trustRow(sample = '/samples', { readers }: OwnerOffer = ownerOffer, group?: Service['group']): GlanceRow {
  const own = readers.filter(({ authority }) => authority !== undefined && group !== undefined && authority === groupNames[group])
  const shown = (own.length > 0 ? own : readers).slice(0, READERS_AT_A_GLANCE)
  const term = own.length === 1 ? nextStepsTexts.yourReader : nextStepsTexts.readBy
  return {
    term: glanceTerms.trust,
    owners: shown.length > 0 ? `${term}: ${readersInWords(shown)}.` : undefined,
    text: fillIn(texts.trust, { sample }),
  }
}

/** A fee of 2026–27 from Engineers Australia's page, as content/sources.ts read it. */
function eaFee(amount: string, aud?: number): Fee {
  const [dated] = until('2027-06-30', `Engineers Australia’s own fee: ${amount} in 2026–27 (${eaFees}, copy of 22 September 2026).`)
  return dated === undefined ? { text: `Engineers Australia’s own fee is separate: ${eaFees}.` } : { text: dated, aud }
}
