import { expect, test } from 'vitest'
import { sourceOf } from '../src/leads/leadSource.ts'

const SITE = 'https://www.example.com'

const nothing = { pagePath: null, utmSource: null, utmMedium: null, utmCampaign: null, firstPage: null, firstCampaign: null }

test.each([
  [
    `${SITE}/services/rpl-review?utm_source=news&utm_campaign=May&x=secret`,
    { pagePath: '/services/rpl-review', utmSource: 'news', utmCampaign: 'May' },
  ],
  [`${SITE}/pricing/`, { pagePath: '/pricing' }],
  [`${SITE}/?utm_source=ad`, { pagePath: '/', utmSource: 'ad' }],
  // As the site's own forms send it: `/#query` of a visit that began with a newsletter.
  [
    `${SITE}/?visit=${encodeURIComponent('/guides?utm_source=news&utm_campaign=May&x=secret')}`,
    { pagePath: '/', utmSource: 'news', utmCampaign: 'May', firstPage: '/guides', firstCampaign: 'news / May' },
  ],
  [
    `${SITE}/pricing?utm_source=ad&visit=${encodeURIComponent('/?utm_source=news')}`,
    { pagePath: '/pricing', utmSource: 'ad', firstPage: '/', firstCampaign: 'news' },
  ],
  [`${SITE}/?visit=//evil.example/x`, { pagePath: '/', firstPage: '/x' }],
  [`${SITE}/?visit=`, { pagePath: '/' }],
  // What a browser sends to another site: it may be the start page, or any other.
  [`${SITE}/`, {}],
  ['https://evil.example/pricing?utm_source=x', {}],
  ['not an address', {}],
  ['', {}],
  [`${SITE}/a?utm_source=%00%0a=cmd%20`, { pagePath: '/a', utmSource: '=cmd' }],
  [`${SITE}/${'p'.repeat(300)}?utm_medium=${'m'.repeat(300)}`, { pagePath: `/${'p'.repeat(199)}`, utmMedium: 'm'.repeat(100) }],
])('%s', (referer, found) => {
  const { form, ...source } = sourceOf({ subject: 'Quote', queries: 'q' }, referer, [SITE])
  expect(source).toEqual({ ...nothing, ...found })
  expect(form).toBe('enquiry')
})

test.each([
  [{ subject: 'Footer Form', queries: 'Sample Code=233211' }, 'sample'],
  [{ subject: 'Sample Request /pricing', queries: 'q' }, 'popup'],
  [{ subject: 'Quote', queries: undefined }, 'enquiry'],
])('%o came from the form %s', (lead, form) => {
  expect(sourceOf(lead, '', []).form).toBe(form)
})
