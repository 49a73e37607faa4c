import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { type EaFee, eaTimes, employmentOnTop, ourFees } from './eaFees.ts'
import { inAud, type OwnerOffer, ownerOffer } from './ownerOffer.ts'
import type { Fee } from './schema/glance.ts'
import { sources } from './sources.ts'

const texts = {
  separate: '{whose} is separate: {page}.',
  read: '{whose}: {what} ({page}, as of {read}).',
  ofTheYear: '{whose} in 2026–\u206027: {what} ({page}, as of 22 September 2026).',
} as const

type Payee = Pick<Fee, 'payee' | 'whose' | 'url' | 'page'>

const ea: Payee = { payee: 'Engineers Australia', whose: 'Engineers Australia’s fee', url: sources['ea-fees'].url, page: 'its page' }
const acs: Payee = { payee: 'ACS', whose: 'the ACS fee', url: 'https://www.acs.org.au/msa.html', page: 'its page' }
const iml: Payee = { payee: 'IML', whose: 'IML’s fee', url: sources['iml-assessment'].url, page: 'its page' }
const each: Payee = { payee: '', whose: 'the authority’s fee', url: '/pricing#others', page: 'who charges what' }

const onTop = employmentOnTop()

/** What each authority charges. Amounts have a last day; after it the page of the authority is all that we name. */
export const fees = {
  cdr: ofTheYear('cdr', { what: '{amount} for a CDR', name: 'Engineers Australia: CDR', adds: true }),
  pathway: ofTheYear('cdr', { what: '{amount} for a CDR; less for an accredited degree', name: 'Engineers Australia: CDR' }),
  employment: ofTheYear('employment', {
    what: onTop === undefined ? '{amount} alone' : `{amount} alone; it adds ${inAud(onTop)} to a CDR`,
    name: 'Engineers Australia: employment assessment alone',
  }),
  review: ofTheYear('review', { what: '{amount} for a review' }),
  ea: separate(ea),
  rpl: { ...separate(acs), what: '{amount} for RPL', name: 'ACS: RPL', adds: true },
  acs: separate(acs),
  iml: { ...separate(iml), what: '{amount}', name: 'IML: assessment', adds: true },
  any: separate(each),
} as const satisfies Record<string, Fee>

/** What is said wherever a fee or time of these two is asked for: one form of words, until an official page or a dated copy has an amount. */
export const feesNotRead = {
  acs: `The ACS sets its fees and times; we have read none on an official page or in a dated copy. Look on ${link(acs)} on the day you lodge.`,
  iml: `IML sets its fees and times; we have read none on an official page or in a dated copy. Look on ${link(iml)} on the day you lodge.`,
} as const

/** Sentences that may be the same on several pages: `npm run check:content` allows a service and a guide to share these. */
export const sharedNotices = [
  ...eaTimes(),
  ...Object.values(feesNotRead).map((notice) => notice.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
] as const

/** What the owner has read on the authority's page takes the place of our own reading. */
export function feeWith(fee: Fee, { fees: read = {} }: Pick<OwnerOffer, 'fees'> = ownerOffer): Fee {
  const own = fee.name && read[fee.name]
  if (!own) return fee
  if (own === 'ended') return separate(fee)
  const day = readableDate(own.read)
  const { whose, what = '{amount}' } = fee
  const text = fillIn(texts.read, { whose: atStart(whose), what: fillIn(what, { amount: inAud(own.aud) }), page: link(fee), read: day })
  return { ...fee, text, asOf: day, ...(fee.adds && { aud: own.aud }) }
}

/** A fee of 2026–27 from Engineers Australia’s page, as content/sources.ts read it; after its last day, where it is found. */
export function ofTheYear(key: EaFee, more: Pick<Fee, 'what' | 'name' | 'adds'> & { what: string }, today?: string): Fee {
  const [fee] = ourFees([key], today)
  if (fee === undefined) return { ...separate(ea), ...more }
  const what = fillIn(more.what, { amount: inAud(fee.aud) })
  const text = fillIn(texts.ofTheYear, { whose: ea.whose, what, page: link(ea) })
  return { ...ea, ...more, text, asOf: '22 September 2026, for 2026–\u206027', ...(more.adds && { aud: fee.aud }) }
}

/** Without an amount. */
function separate({ payee, whose, url, page }: Payee): Fee {
  return { payee, whose, url, page, text: fillIn(texts.separate, { whose: atStart(whose), page: link({ page, url }) }) }
}

function link({ page, url }: Pick<Fee, 'page' | 'url'>): string {
  return `[${page}](${url})`
}

function atStart(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
