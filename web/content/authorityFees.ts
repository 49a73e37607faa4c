import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { type EaFee, eaTimes, employmentOnTop, ourFees } from './eaFees.ts'
import { digits, inAud, type OwnerOffer, ownerOffer } from './ownerOffer.ts'
import { ownersDetails } from './ownersDetails.ts'
import { fromField } from './ownersPlaces.ts'
import type { Fee } from './schema/glance.ts'
import { sources } from './sources.ts'
import { until } from './until.ts'

const texts = {
  acsList:
    'ACS fees since 3 November 2025, before GST: {amounts}. We read them in a transcription of its guide, which names no times. Check {page} on the day you submit.',
  acsOwn: '{rpl} Read its other fees and its times there on the day you submit.',
  acsNone: 'The ACS sets its fees and times. Read them on {page} on the day you submit.',
  imlOwn: '{fee} Read its times there on the day you submit.',
  imlNone: 'IML sets its fees and times and publishes them on {page}. Read them on the day you submit.',
  gst: '{amount} with GST ({net} before GST)',
  acs: 'ACS fee since 3 November 2025: {amount} before GST ({page}, by a transcription of its guide).',
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

/** Fees of the ACS from 3 November 2025, AUD without GST: the source `acs-fees`. Its guide does not say who pays GST. */
const acsAmounts = {
  'Post Australian Study': 1136,
  'General Skills': 1498,
  RPL: 625,
  'Qualification Only': 625,
  'Appeal Level 1': 516,
  'Appeal Level 2': 620,
}
/** A year and a half after they began; the list names no end. */
const ACS_LAST_DAY = '2027-04-30'

/** What each authority charges. Amounts have a last day; after it the page of the authority is all that we name. */
export const fees = {
  cdr: ofTheYear('cdr', { what: '{amount} for a CDR', name: 'Engineers Australia: CDR', adds: true }),
  pathway: ofTheYear('cdr', { what: '{amount} for a CDR; less for an accredited degree', name: 'Engineers Australia: CDR' }),
  employment: ofTheYear('employment', {
    what: onTop === undefined ? '{amount} on its own' : `{amount} on its own; with a CDR it adds ${inAud(onTop)}, GST included`,
    name: 'Engineers Australia: employment assessment alone',
  }),
  review: ofTheYear('review', { what: '{amount} for a review' }),
  ea: separate(ea),
  rpl: acsFee('RPL', { what: '{amount} for RPL', name: 'ACS: RPL', adds: true }),
  acs: acsFee('General Skills', {}),
  iml: { ...separate(iml), what: '{amount}', name: 'IML: assessment', adds: true },
  any: separate(each),
} as const satisfies Record<string, Fee>

/** What is said wherever a fee or time of these two is asked for, in one form of words. */
export const feesAndTimes = {
  acs: acsList(),
  iml: imlFee(),
} as const

/** Sentences that may be the same on several pages: `npm run check:content` allows a service and a guide to share these. */
export const sharedNotices = [
  ...eaTimes(),
  ...Object.values(feesAndTimes).map((notice) => notice.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
] as const

/** What the owner has read on the authority's page takes the place of our own reading. */
export function feeWith(fee: Fee, { fees: read = {} }: Pick<OwnerOffer, 'fees'> = ownerOffer): Fee {
  const own = fee.name && read[fee.name]
  if (!own) return fee
  if (own === 'ended') return separate(fee)
  const day = readableDate(own.read)
  const { whose, what = '{amount}' } = fee
  const text = fillIn(texts.read, {
    whose: atStart(whose),
    what: fillIn(what, { amount: fromFee(inAud(own.aud), fee) }),
    page: link(fee),
    read: day,
  })
  return { ...fee, text, asOf: day, ...(fee.adds && { aud: own.aud }) }
}

/** In a preview a press leads to the owner's amount, or to where one can be written. */
export function fromFee(text: string, { name }: Pick<Fee, 'name'>): string {
  if (name === undefined) return text
  const index = (ownersDetails.fees ?? []).findIndex(({ fee }) => fee === name)
  return fromField(text, { kind: 'details', field: index < 0 ? 'fees' : `fees.${index}.amount` })
}

/** A fee of 2026–27 from Engineers Australia’s page, as content/sources.ts read it; after its last day, where it is found. */
export function ofTheYear(key: EaFee, more: Pick<Fee, 'what' | 'name' | 'adds'> & { what: string }, today?: string): Fee {
  const [fee] = ourFees([key], today)
  if (fee === undefined) return { ...separate(ea), ...more }
  const amount = fee.net === undefined ? inAud(fee.aud) : fillIn(texts.gst, { amount: inAud(fee.aud), net: digits(fee.net) })
  const what = fillIn(more.what, { amount })
  const text = fillIn(texts.ofTheYear, { whose: ea.whose, what, page: link(ea) })
  return { ...ea, ...more, text, asOf: '22 September 2026, for 2026–\u206027', ...(more.adds && { aud: fee.aud }) }
}

/** An amount of the ACS without GST, so it is never added to ours; after its last day, where it is found. */
function acsFee(name: keyof typeof acsAmounts, more: Partial<Pick<Fee, 'what' | 'name' | 'adds'>>): Fee {
  const [amount] = until(ACS_LAST_DAY, acsAmounts[name])
  if (amount === undefined) return { ...separate(acs), ...more }
  const text = fillIn(texts.acs, { amount: `${inAud(amount)} for ${name}`, page: link(acs) })
  return { ...acs, ...more, text, asOf: 'November 2025' }
}

/** Without the amounts after their last day, and once the owner has read another one of them. */
function acsList(owner: Pick<OwnerOffer, 'fees'> = ownerOffer): string {
  const own = owner.fees?.['ACS: RPL']
  const isOutOfDate = own === 'ended' || (own !== undefined && ![acsAmounts.RPL, acsAmounts.RPL * 1.1].includes(own.aud))
  if (isOutOfDate && own !== 'ended') return fillIn(texts.acsOwn, { rpl: feeWith(fees.rpl, owner).text })
  const [amounts] = isOutOfDate ? [] : until(ACS_LAST_DAY, acsAmounts)
  const names = amounts && Object.entries(amounts).map(([name, aud]) => `${name} ${inAud(aud)}`)
  return fillIn(names ? texts.acsList : texts.acsNone, { amounts: names?.join('; ') ?? '', page: link(acs) })
}

function imlFee(owner: Pick<OwnerOffer, 'fees'> = ownerOffer): string {
  const { asOf, text } = feeWith(fees.iml, owner)
  return fillIn(asOf ? texts.imlOwn : texts.imlNone, { fee: text, page: link(iml) })
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
