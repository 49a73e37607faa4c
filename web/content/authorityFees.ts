import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { type EaFee, eaFees } from './eaFees.ts'
import { inAud, type OwnerOffer, ownerOffer } from './ownerOffer.ts'
import type { Fee } from './schema/glance.ts'
import { sources } from './sources.ts'

const texts = {
  separate: '{whose} is separate: {page}.',
  read: '{whose}: {amount} ({page}, as of {read}).',
  ofTheYear: '{whose} in 2026–\u206027: {what} ({page}, as of 22 September 2026).',
} as const

type Payee = Pick<Fee, 'payee' | 'whose' | 'url' | 'page'>

const ea: Payee = { payee: 'Engineers Australia', whose: 'Engineers Australia’s fee', url: sources['ea-fees'].url, page: 'its page' }
const acs: Payee = { payee: 'ACS', whose: 'the ACS fee', url: 'https://www.acs.org.au/msa.html', page: 'its page' }
const iml: Payee = { payee: 'IML', whose: 'IML’s fee', url: sources['iml-assessment'].url, page: 'its page' }
const each: Payee = { payee: '', whose: 'the authority’s fee', url: '/pricing#others', page: 'who charges what' }

/** What each authority charges. Amounts have a last day; after it the page of the authority is all that we name. */
export const fees = {
  cdr: ofTheYear('cdr', '{amount} for a CDR', { name: 'Engineers Australia: CDR' }),
  pathway: { ...ea, text: ofTheYear('cdr', '{amount} for a CDR; less for an accredited degree').text },
  employment: ofTheYear('employment', '{amount}', {
    name: 'Engineers Australia: employment assessment alone',
    whose: 'Engineers Australia’s fee for this alone',
  }),
  /** Only one of the three authorities that this service is for. */
  review: { ...ea, text: ofTheYear('review', '{amount} for a review').text },
  ea: separate(ea),
  rpl: { ...separate(acs), name: 'ACS: RPL' },
  acs: separate(acs),
  iml: { ...separate(iml), name: 'IML: assessment' },
  any: separate(each),
} as const satisfies Record<string, Fee>

/** What the owner has read on the authority's page takes the place of our own reading. */
export function feeWith(fee: Fee, { fees: read = {} }: Pick<OwnerOffer, 'fees'> = ownerOffer): Fee {
  const own = fee.name && read[fee.name]
  if (!own) return fee
  if (own === 'ended') return { ...separate(fee), name: fee.name }
  const day = readableDate(own.read)
  const text = fillIn(texts.read, { whose: atStart(fee.whose), amount: inAud(own.aud), page: link(fee), read: day })
  return { ...fee, text, aud: own.aud, asOf: day }
}

/** A fee of 2026–27 from Engineers Australia’s page, as content/sources.ts read it; after its last day, where it is found. */
function ofTheYear(key: EaFee, words: string, more: Pick<Fee, 'name'> & Partial<Payee> = {}): Fee {
  const payee = { ...ea, ...more }
  const [fee] = eaFees([key])
  if (fee === undefined) return separate(payee)
  const text = fillIn(texts.ofTheYear, { whose: payee.whose, what: fillIn(words, { amount: inAud(fee.aud) }), page: link(payee) })
  return { ...payee, text, aud: fee.aud, asOf: '22 September 2026, for 2026–\u206027' }
}

/** Without an amount. */
function separate({ payee, whose, url, page, name }: Payee & Pick<Fee, 'name'>): Fee {
  return { payee, whose, url, page, name, text: fillIn(texts.separate, { whose: atStart(whose), page: link({ page, url }) }) }
}

function link({ page, url }: Pick<Fee, 'page' | 'url'>): string {
  return `[${page}](${url})`
}

function atStart(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
