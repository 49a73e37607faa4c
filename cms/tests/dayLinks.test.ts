import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { DayLink } from '../src/ownersContent/dayLinks.ts'
import { HOUR_MS } from '../src/time/durations.ts'
import { cleanSite, type Site } from './support/cleanSite.ts'
import { ask, DETAILS, save } from './support/site.ts'

let { inbox, folder, editor }: Site = {} as Site

beforeEach(async () => {
  ;({ inbox, folder, editor } = await cleanSite())
  for (const file of files()) rmSync(path.join(folder, 'wanted', file))
})

const files = () => readdirSync(path.join(folder, 'wanted')).filter((name) => name.startsWith('link-'))
const links = async () => (await (await editor.get('/site/day-links')).json()) as DayLink[]

test('a link for a day shows the drafts, is named, and is taken back', async () => {
  await save(editor, 'details', { ...DETAILS, email: 'draft@example.com' })
  const made = await editor.send('POST', '/site/day-links', { name: ' Sam ' })
  const { link } = (await made.json()) as { link: string }
  const [, token = ''] = /^https:\/\/preview\.example\.com\/day\/([\w-]{43})$/.exec(link) ?? []
  const [file = ''] = files()
  expect(file).toContain(`link-${createHash('sha256').update(token).digest('hex')}.`)
  const text = readFileSync(path.join(folder, 'wanted', file), 'utf8')
  expect(text).not.toContain(token)
  expect(JSON.parse(text)).toMatchObject({ details: { email: 'draft@example.com' }, link: { name: 'Sam' } })

  const [listed] = await links()
  expect(listed?.of).toMatchObject({ name: 'Sam' })
  expect((listed?.expires ?? 0) - inbox.now()).toBeGreaterThan(23 * HOUR_MS)
  expect(JSON.stringify(listed)).not.toContain(token)
  expect((await ask(editor, `/site/day-links/${listed?.hash}/revoke`)).status).toBe(200)
  expect([await links(), files()]).toEqual([[], []])
})

test('a link whose file is damaged is listed as such beside the others, and is revoked', async () => {
  for (const name of ['Sam', 'Kim']) expect((await ask(editor, '/site/day-links', { name })).status).toBe(200)
  const [first = ''] = files()
  writeFileSync(path.join(folder, 'wanted', first), '{"link": {"name": "Sa')
  const listed = await links()
  expect(listed.map(({ of }) => of?.name ?? null).sort()).toEqual([expect.stringMatching(/^(Sam|Kim)$/), null])
  const damaged = listed.find(({ of }) => of === null)
  expect((await ask(editor, `/site/day-links/${damaged?.hash}/revoke`)).status).toBe(200)
  expect(await links()).toHaveLength(1)
})

test('a link without a name is refused, and so is an eleventh', async () => {
  expect(await ask(editor, '/site/day-links', { name: '  ' })).toMatchObject({
    status: 400,
    message: expect.stringContaining('who the link is for'),
  })
  for (let made = 0; made < 10; made += 1) expect((await ask(editor, '/site/day-links', { name: `Reader ${made}` })).status).toBe(200)
  expect(await ask(editor, '/site/day-links', { name: 'One more' })).toMatchObject({ status: 409 })
})
