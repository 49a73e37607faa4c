import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { type EaFee, eaFees } from './eaFees.ts'
import { inAud, type ShownPrice } from './ownerOffer.ts'
import type { Fee } from './schema/glance.ts'
import { sources } from './sources.ts'

const texts = {
  separate: '{whose} is separate: {page}.',
  read: '{whose}: {amount} ({page}, as of {read}).',
  ofTheYear: '{whose} in 2026–\u206027: {what} ({page}, as of 22 September 2026).',
} as const

type Payee = Pick<Fee, 'whose' | 'url' | 'page'>

const ea: Payee = { whose: 'Engineers Australia’s fee', url: sources['ea-fees'].url, page: 'its page' }

/** What each authority charges. Amounts have a last day; after it the page of the authority is all that we name. */
export const fees = {
  cdr: ofTheYear('cdr', '{amount} for a CDR'),
  pathway: { ...ea, text: ofTheYear('cdr', '{amount} for a CDR; less for an accredited degree').text },
  employment: ofTheYear('employment', '{amount} for this assessment on its own'),
  review: ofTheYear('review', '{amount} for a review'),
  ea: separate(ea),
  acs: separate({ whose: 'The ACS fee', url: 'https://www.acs.org.au/msa.html', page: 'its page' }),
  iml: separate({ whose: 'IML’s fee', url: sources['iml-assessment'].url, page: 'its page' }),
  any: separate({ whose: 'The authority’s fee', url: '/pricing#others', page: 'who charges what' }),
} as const satisfies Record<string, Fee>

/** What the owner has read on the authority's page takes the place of our own reading. */
export function feeWith(fee: Fee, price?: ShownPrice): Fee {
  if (price?.authorityFee === undefined) return fee
  const { aud, read } = price.authorityFee
  const text = fillIn(texts.read, { whose: fee.whose, amount: inAud(aud), page: link(fee), read: readableDate(read) })
  return { ...fee, text, aud }
}

/** A fee of 2026–27 from Engineers Australia’s page, as content/sources.ts read it; after its last day, where it is found. */
function ofTheYear(name: EaFee, words: string): Fee {
  const [fee] = eaFees([name])
  if (fee === undefined) return separate(ea)
  const what = fillIn(words, { amount: inAud(fee.aud) })
  return { ...ea, text: fillIn(texts.ofTheYear, { whose: ea.whose, what, page: link(ea) }), aud: fee.aud }
}

function separate(payee: Payee): Fee {
  return { ...payee, text: fillIn(texts.separate, { whose: payee.whose, page: link(payee) }) }
}

function link({ page, url }: Payee): string {
  return `[${page}](${url})`
}
