import { readableMonth } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { Review } from '../../cms/src/ownersContent/contentTypes.ts'
import { feeWith } from './authorityFees.ts'
import { inFull } from './inFull.ts'
import { groupNames, pageTexts } from './labels.ts'
import { inAud, type OwnerOffer, ownerOffer } from './ownerOffer.ts'
import { parseComposed } from './parseContent.ts'
import { type Answer, type Fee, type GlanceRow, GlanceSchema, type People, type Quote } from './schema/glance.ts'
import type { Service } from './schema/service.ts'

export const glanceTerms = {
  forWhom: 'For',
  people: 'Who helps',
  work: 'We do',
  client: 'A client',
  get: 'You get',
  inFull: 'In full',
  allowed: 'The rules',
  cost: 'Cost',
} as const

const texts = {
  quoted: 'We email you [a fixed price](/pricing) first.',
  headline: 'Our prices: {headline}.',
  alone: '{amount}, {gst}.',
  least: 'Our prices start at {least}.',
  confirmed: '[All prices](/pricing#packages) are confirmed in writing.',
} as const

/** The rows that pages about the whole offer share. */
export const commonRows = {
  forWhom: {
    term: glanceTerms.forWhom,
    text: 'Engineers, IT professionals and senior managers who need a skills assessment for a skilled visa.',
  },
  inFull: { term: glanceTerms.inFull, text: `${inFull.cdr} ${inFull.rpl}` },
  get: {
    term: glanceTerms.get,
    text: 'An interview, a plan, an evidence list and comments on your drafts. The [submission package](/pricing#submission-package) adds files checked and named, and a shared screen while you submit.',
  },
  work: {
    term: glanceTerms.work,
    text: 'We interview you, list the proof you have, comment on the [documents you write](/#services) and, with the [submission package](/pricing#submission-package), stay until you submit.',
  },
  allowed: {
    term: glanceTerms.allowed,
    text: 'The authorities ask for your own words. So you write every word, and your dated drafts show it. [Read the rules](/about#why-a-policy).',
  },
} as const

/** The rows under the head of a service: three of its own, and what is the same for all. */
export function serviceGlance(
  { slug, group, glance }: Pick<Service, 'slug' | 'group' | 'glance'>,
  owner: OwnerOffer = ownerOffer,
): GlanceRow[] {
  if (glance === undefined) return []
  const { forWhom, get, fee } = glance
  const rows: GlanceRow[] = [
    { term: glanceTerms.forWhom, text: forWhom },
    { term: glanceTerms.get, text: get },
    ...peopleRow(owner, group),
    ...clientRow(owner, { slug, group }),
    costRow(fee, slug, owner),
  ]
  return parseComposed(GlanceSchema, rows, `services/${slug}.ts: glance`)
}

/** How our price becomes known, or the owner's price where it is set, and what the authority charges. */
export function costRow(fee?: Fee, slug = '', owner: OwnerOffer = ownerOffer): Answer {
  const { text = '' } = fee ? feeWith(fee, owner) : {}
  const price = owner.prices[slug]
  if (price === undefined) {
    const shown = pricesInWords(owner) ?? (owner.least && fillIn(texts.least, { least: owner.least }))
    const quote = shown ? texts.confirmed : texts.quoted
    return { term: glanceTerms.cost, price: shown, text: [quote, text].filter(Boolean).join(' ') }
  }
  const { amount, gst, takes } = price
  const together = withFee(slug, fee, owner)
  return {
    term: glanceTerms.cost,
    price: [fillIn(texts.alone, { amount, gst }), together && `${together}.`].filter(Boolean).join(' '),
    owners: takes && `${pageTexts.price.takes} ${takes}.`,
    text,
  }
}

/** The sum of our price and the authority’s fee, where both are known. */
export function withFee(slug: string, fee: Fee | undefined, owner: Pick<OwnerOffer, 'prices' | 'fees'> = ownerOffer): string | undefined {
  const price = owner.prices[slug]
  const { whose = '', aud } = fee ? feeWith(fee, owner) : {}
  if (price?.aud === undefined || aud === undefined) return undefined
  const sum = inAud(aud + price.aud)
  return fillIn(pageTexts.price.together, { whose, total: price.from ? `from ${sum}` : sum })
}

/** What most visitors come for, in one sentence; undefined until the owner has set these prices. */
export function pricesInWords({ headline }: Pick<OwnerOffer, 'headline'>): string | undefined {
  return headline && fillIn(texts.headline, { headline })
}

/**
 * What a client wrote, where the owner has published it: the newest review of all, or on a service's page of that
 * service, or else one of its authority that is about no service. Otherwise no row.
 */
export function clientRow({ quotes }: OwnerOffer = ownerOffer, page?: Pick<Service, 'slug' | 'group'>): Quote[] {
  const quote = page ? quoteFor(page, quotes) : quotes[0]
  if (quote === undefined) return []
  const { words, name, occupation, country, authority, month } = quote
  const parts = [name.replaceAll(' ', '\u00a0'), occupation, country, page === undefined && authority, readableMonth(month)]
  return [{ term: glanceTerms.client, quote: words, from: parts.filter(Boolean).join(', '), path: '/reviews' }]
}

function quoteFor({ slug, group }: Pick<Service, 'slug' | 'group'>, quotes: readonly Review[]): Review | undefined {
  const ofAuthority = quotes.filter(({ authority }) => authority === groupNames[group])
  const ofService = (group === 'others' ? quotes : ofAuthority).find(({ service }) => service === slug)
  return ofService ?? ofAuthority.find(({ service }) => service === undefined)
}

/** The rest of the readers are beside the form. */
const READERS_AT_A_GLANCE = 4

/**
 * Who works with a client, where the owner has said so. Otherwise no row.
 * @param group of the service: its authority's readers alone, or else those who work on any
 */
export function peopleRow({ readers }: OwnerOffer = ownerOffer, group?: Service['group']): People[] {
  const shown = readersFor(group, readers).slice(0, READERS_AT_A_GLANCE)
  return shown.length > 0 ? [{ term: glanceTerms.people, readers: shown }] : []
}

/** On a page about one authority its readers alone; elsewhere all, with the first of each authority before its second. */
export function readersFor(group?: Service['group'], readers: OwnerOffer['readers'] = ownerOffer.readers): OwnerOffer['readers'] {
  if (group !== undefined && group !== 'others') return readersOf(groupNames[group], readers)
  const isFirst = (reader: OwnerOffer['readers'][number]) => reader === readers.find(({ authority }) => authority === reader.authority)
  return [...readers.filter(isFirst), ...readers.filter((reader) => !isFirst(reader))]
}

/** On its own pages an authority need not be named beside each. */
function readersOf(page: string, readers: OwnerOffer['readers']): OwnerOffer['readers'] {
  const own = readers.filter(({ authority }) => authority === page)
  if (own.length === 0) return readers.filter(({ authority }) => authority === undefined)
  return own.map(({ authority: _, ...reader }) => reader)
}
