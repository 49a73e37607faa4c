// What a client takes back leaves everything that is stored, with a backup and a restore between.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentPath } from '../src/ownersContent/contentTypes.ts'
import { HOUR_MS } from '../src/time/durations.ts'
import { shiftedBy } from './support/clock.ts'
import { backUp, command as run } from './support/commands.ts'
import { onPostgres } from './support/database.ts'
import { type Inbox, makeFolder, startInbox } from './support/inbox.ts'
import { ask, bringBack, PRICE, publish, REVIEW, save, siteSettings, siteState, wanted } from './support/site.ts'
import { EDITOR, type Member, signIn } from './support/team.ts'
import { until } from './support/until.ts'

const WORDS = 'Marigold-Words-4711 helped me to write better answers.'
const ASHA = { ...REVIEW, name: 'Asha Marigold', words: WORDS, occupation: 'marigold grower' }

let folder: string
let inbox: Inbox
let editor: Member

beforeEach(async () => {
  folder = makeFolder()
  inbox = await startInbox(undefined, siteSettings(folder))
  editor = await signIn(inbox, EDITOR)
})
afterEach(() => inbox?.stop())

const command = (name: 'erase' | 'restore', ...args: string[]) => run(name, inbox.folder, ...args)

async function restartInbox({ hoursLater = 0, whileStopped }: { hoursLater?: number; whileStopped?: () => Promise<unknown> } = {}) {
  await inbox.signal('SIGTERM')
  await whileStopped?.()
  inbox = await startInbox(inbox.folder, { ...siteSettings(folder), ...shiftedBy(hoursLater * HOUR_MS) })
  editor = await signIn(inbox, EDITOR)
}

/** The tables in which some cell has the text: a long one, because four letters are in some token by chance. */
async function tablesWith(text: string): Promise<string[]> {
  return inbox.sql(async (knex) => {
    const names: string[] = onPostgres
      ? await knex('pg_tables').where('schemaname', 'public').pluck('tablename')
      : await knex('sqlite_master').where('type', 'table').pluck('name')
    const found: string[] = []
    for (const name of names)
      if (
        JSON.stringify(await knex(name))
          .toLowerCase()
          .includes(text)
      )
        found.push(name)
    return found.sort()
  })
}

const everywhere = () => tablesWith('marigold')

test('a review that is unticked and published leaves versions, what is scheduled, history and preview', async () => {
  await save(editor, 'price', PRICE)
  const review = await save(editor, 'review', { ...ASHA, name: 'Asha Marigold Rai' })
  await save(editor, 'review', ASHA, review)
  await publish(editor)
  await save(editor, 'review', { ...ASHA, month: '2026-10' }, review)
  await publish(editor, { dueAt: Date.now() + 100 * HOUR_MS })
  expect(await ask(editor, '/site/preview', {})).toMatchObject({ status: 200 })
  expect(JSON.stringify(wanted(folder, 'preview'))).toContain(WORDS)
  expect(await everywhere()).toEqual(['content_changes', 'site_reviews', 'site_versions'])

  await save(editor, 'review', { ...ASHA, show: false }, review)
  expect(await publish(editor)).toMatchObject({ status: 200 })
  expect(wanted(folder)).toMatchObject({ number: 2, reviews: [] })
  await until('it has left the versions', async () => !(await everywhere()).includes('site_versions'))
  expect(await everywhere()).toEqual(['site_reviews'])
  const versions = async () => new Map((await siteState(editor)).versions.map((version) => [version.number, version]))
  expect((await versions()).get(null), 'it was alone in its schedule').toBeUndefined()
  expect((await versions()).get(2)?.changes).toEqual([{ what: 'removed', name: 'A withdrawn review' }])
  expect((await versions()).get(1)?.changes).toEqual([
    { what: 'added', name: 'CDR Writing' },
    { what: 'added', name: 'A withdrawn review' },
  ])
  const fields = await inbox.sql((knex) => knex('content_changes').where('content_document_id', review).pluck('field'))
  expect(fields).toEqual(['Created', 'Show on the site'])

  const backup = await backUp(inbox.folder)
  await restartInbox({ hoursLater: 3, whileStopped: () => command('restore', backup, '--replace') })
  await until('the preview is removed', () => !existsSync(path.join(folder, 'wanted', 'preview.json')))
  await bringBack(editor, 1)
  expect(JSON.stringify(wanted(folder))).not.toContain('Marigold')
  expect(await everywhere()).toEqual(['site_reviews'])
})

test('a review that others still show is kept by the versions that have it', async () => {
  await save(editor, 'review', ASHA)
  const other = await save(editor, 'review', { ...REVIEW, name: 'Bela Tangerine' })
  await publish(editor)
  await save(editor, 'review', { ...REVIEW, name: 'Bela Tangerine', show: false }, other)
  await publish(editor)
  await until('one has left', async () => (await tablesWith('tangerine')).join() === 'site_reviews')
  await save(editor, 'price', PRICE)
  await publish(editor)
  expect(await bringBack(editor, 1)).toMatchObject({ status: 200 })
  expect(wanted(folder)).toMatchObject({ number: 4, prices: [], reviews: [{ words: WORDS, occupation: ASHA.occupation }] })
})

test('the erase command removes a review by its exact name from the admin, the versions and the site', async () => {
  await save(editor, 'review', ASHA)
  await save(editor, 'review', { ...REVIEW, name: 'Asha Mari', words: 'Another client’s words.' })
  await publish(editor)
  const backup = await backUp(inbox.folder)

  const seen = await command('erase', 'Asha Mari', '--dry-run')
  expect(seen).toMatch(/Asha Mari: Another client’s words\.\n {4}in the admin, version 1\n/)
  expect(seen).toMatch(/^Kept, because the name only contains “Asha Mari”: 1\.\n {2}\w{24} {2}2026-09 {2}Asha Marigold: /m)
  await expect(command('erase', 'asha marigold')).rejects.toThrow(/no review has exactly the name/)
  expect(await everywhere()).toContain('site_versions')

  expect(await command('erase', 'Asha Marigold')).toMatch(/^Erased for Asha Marigold, 20/m)
  expect(await everywhere()).toEqual([])
  await until('the site loses it', () => wanted(folder)?.reviews.length === 1)
  expect(wanted(folder)).toMatchObject({ number: 1, reviews: [{ name: 'Asha Mari' }] })
  expect((await siteState(editor)).changes).toEqual([])

  await restartInbox({ whileStopped: () => command('restore', backup, '--replace') })
  expect(await everywhere()).toContain('site_reviews')
  await command('erase', 'Asha Marigold')
  expect(await everywhere()).toEqual([])
})

test('of two reviews with one name neither is erased before someone says which', async () => {
  const first = await save(editor, 'review', ASHA)
  await save(editor, 'review', { ...ASHA, words: 'Marigold too, and another client.' })
  await expect(command('erase', 'Asha Marigold')).rejects.toThrow(/2 reviews have the name/)
  await command('erase', first)
  const { results } = (await (await editor.get(contentPath('review'))).json()) as { results: { words: string }[] }
  expect(results.map(({ words }) => words)).toEqual(['Marigold too, and another client.'])
})

test('the versions that the list does not show are not kept', async () => {
  await save(editor, 'price', PRICE)
  await publish(editor)
  const old = (index: number) => ({
    state: 'replaced',
    number: 1_000 + index,
    made_at: index,
    made_by: 'Sam Rai',
    changes: '[]',
    content: '{}',
  })
  await inbox.sql((knex) => knex('site_versions').insert(Array.from({ length: 40 }, (_each, index) => old(index))))
  await restartInbox()
  const count = async () => Number((await inbox.sql((knex) => knex('site_versions').count({ count: '*' })))[0]?.['count'])
  await until('they are removed', async () => (await count()) <= 30)
  expect(await count()).toBe(30)
  expect((await siteState(editor)).versions).toHaveLength(30)
})
