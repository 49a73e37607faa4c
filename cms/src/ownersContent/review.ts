import * as v from 'valibot'
import { pricedServices } from '../contract/services.ts'
import { choice, type Fields, httpsAddress, optional, pattern, rulesOf, service, showField, words } from './fields.ts'
import { AUTHORITIES } from './siteDetails.ts'

export const reviewFields = {
  name: words('Name as agreed', 'Exactly as the client agreed: a first name or initials is enough.', {
    name: 'the name as agreed',
    most: 60,
    isQuoted: true,
  }),
  show: { ...showField, size: 6 },
  words: words('The review', 'The client’s own words, unchanged. Up to 160 characters, other pages quote it too.', {
    name: 'the review',
    most: 1_500,
    size: 12,
    type: 'text',
    isQuoted: true,
  }),
  occupation: optional(words('Occupation', 'As agreed, such as civil engineer.', { name: 'the occupation', most: 60, size: 4 })),
  country: optional(words('Country', 'As agreed.', { name: 'the country', most: 60, size: 4 })),
  authority: choice('Authority', 'Who assessed the client.', AUTHORITIES, { cure: 'Choose the authority.', size: 4 }),
  service: optional(
    service(
      pricedServices,
      'Service',
      'What the client ordered, of the same authority: of all services, only its page quotes the review.',
      {
        cure: 'Choose the service.',
        size: 8,
      },
    ),
  ),
  month: pattern('Month', 'When the client wrote it.', /^\d{4}-(0[1-9]|1[0-2])$/, 'Choose the month and the year.', {
    size: 4,
    isMonth: true,
    asks: (value) => (isAhead(value) ? ['This month is still to come.'] : []),
  }),
  original: optional(
    httpsAddress('Where it can be checked', 'Its whole address on Google, LinkedIn or the like, if the client agreed to the link too.', {
      size: 12,
    }),
  ),
  consent: {
    label: 'How the client agreed (private)',
    help: 'Such as by email to info@. Never shown on the site. A review needs it to be published.',
    size: 8,
    type: 'text',
    asks: (value) => (isEmpty(value) ? ['Write how the client agreed to this being published.'] : []),
  },
  consentOn: {
    label: 'When the client agreed (private)',
    help: 'Never shown on the site.',
    size: 4,
    type: 'date',
    asks: (value) => {
      if (isEmpty(value)) return ['Choose the day the client agreed.']
      return isAhead(value) ? ['This day is still to come: choose the day the client agreed.'] : []
    },
  },
} as const satisfies Fields

export const ReviewSchema = v.object(rulesOf(reviewFields))

function isEmpty(value: unknown): boolean {
  return String(value ?? '').trim() === ''
}

/** A day such as 2026-09-30, or a month. East of UTC a day begins earlier. */
function isAhead(given: unknown): boolean {
  const begun = new Date(Date.now() + 14 * 3_600_000).toISOString()
  return typeof given === 'string' && /^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/.test(given) && given > begun.slice(0, given.length)
}
