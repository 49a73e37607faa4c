import { beforeEach, expect, test } from 'vitest'
import { cleanSite, type Site } from './support/cleanSite.ts'
import { ARTICLE, ask, DETAILS, PRICE, publish, REVIEW, save, siteState, wanted } from './support/site.ts'

let site: Site
let { inbox, folder, editor, base }: Site = {} as Site

beforeEach(async () => {
  site = await cleanSite()
  ;({ inbox, folder, editor, base } = site)
})

const PROMISE = { words: 'We work from Sydney.', on: '2026-11-23', by: 'Mia Chen' }
const FEE = { fee: 'Engineers Australia: employment assessment alone', amount: 533.5, read: '2026-11-20', until: '2027-06-30' }
const _FAILED = { sentence: 'A link leads nowhere.', details: ['/nowhere'] }

const newest = async () => (await siteState(editor)).versions[0]
const _started = () => new Date(inbox.now()).toISOString()
const _bringBack = async (number: number) => {
  const { versions } = await siteState(editor)
  return ask(editor, `/site/versions/${versions.find((version) => version.number === number)?.id}/bring-back`)
}

async function _publishDetails(change: object): Promise<number> {
  await save(editor, 'details', { ...DETAILS, ...change })
  expect(await publish(editor)).toMatchObject({ status: 200 })
  return (await newest())?.number ?? 0
}

/** As an older release had published it, under rules that have changed since. */
async function _publishedBefore(number: number, change: (content: string) => string): Promise<void> {
  const version = (knex: Parameters<Parameters<typeof inbox.sql>[0]>[0]) => knex('site_versions').where({ number })
  const { content } = await inbox.sql((knex) => version(knex).first('content'))
  await inbox.sql((knex) => version(knex).update({ content: change(content) }))
}

test('what an editor ticked becomes a snapshot, without the consent and without who wrote it', async () => {
  const reader = {
    name: 'Maya T.',
    discipline: 'civil engineering',
    years: 12,
    authority: 'Engineers Australia',
    profile: 'https://register.test/maya',
  }
  await save(editor, 'details', { ...DETAILS, payment: 'half first, half last', readers: [reader], fees: [FEE], promises: [PROMISE] })
  await save(editor, 'price', { ...PRICE, includes: 'two interviews' })
  await save(editor, 'review', { ...REVIEW, occupation: 'civil engineer', service: 'CDR Writing', original: 'https://reviews.test/1' })
  await save(editor, 'article', ARTICLE)
  const before = await siteState(editor)
  expect(before).toMatchObject({ isOn: true, canPreview: true, base, live: base, problems: [] })
  expect(before.changes.map(({ what, name }) => `${what} ${name}`)).toEqual([
    'changed Site details',
    'added CDR Writing',
    'added Asha G.',
    'added Which documents a civil engineer needs',
  ])
  expect(await publish(editor)).toMatchObject({ status: 200 })

  const snapshot = wanted(folder)
  expect(snapshot).toMatchObject({ format: 1, number: base + 1, retentionMonths: 24, announcement: null })
  expect(snapshot?.details).toEqual({
    email: 'info@example.com',
    phone: DETAILS.phone,
    whatsapp: DETAILS.whatsapp,
    location: 'Sydney',
    payment: 'half first, half last',
    readers: [reader],
    fees: [FEE],
    promises: [PROMISE],
  })
  const { show: _show, service: _service, ...price } = PRICE
  expect(snapshot?.prices).toEqual([{ ...price, service: 'cdr-writing', includes: 'two interviews' }])
  expect(snapshot?.articles[0]).toMatchObject({ slug: ARTICLE.slug, summary: ARTICLE.summary.split('\n'), sources: ARTICLE.sources })
  const shown = ['authority', 'country', 'month', 'name', 'occupation', 'original', 'service', 'words']
  expect(Object.keys(snapshot?.reviews[0] ?? {}).sort()).toEqual(shown)
  expect(JSON.stringify(snapshot)).not.toMatch(/consent|By email|createdBy|eve@|documentId|"id"/i)
  expect((await siteState(editor)).changes).toEqual([])
})
