import { beforeEach, expect, test } from 'vitest'
import { contentPath } from '../src/ownersContent/contentTypes.ts'
import type { Compared } from '../src/ownersContent/siteAnswers.ts'
import { cleanSite, type Site } from './support/cleanSite.ts'
import { ask, bringBack, mistakesOf, PRICE, publish, reportPages, save, siteState, wanted } from './support/site.ts'

let { folder, editor }: Site = {} as Site

beforeEach(async () => {
  ;({ folder, editor } = await cleanSite())
})

const WORDS = { place: 'services/cdr-writing.ts#lead', was: 'You write.', now: 'You write every word.' }
const releaseSays = (lead: string) => reportPages(folder, { paths: ['/', '/pricing'], texts: { [WORDS.place]: lead } })

test('a text of the site that the owner writes again is published, dropped and brought back like everything else', async () => {
  releaseSays(WORDS.was)
  const id = await save(editor, 'text', WORDS)
  expect((await publish(editor)).status).toBe(200)
  const { base: number } = await siteState(editor)
  expect(wanted(folder)?.texts).toEqual([WORDS])
  expect((await siteState(editor)).texts).toMatchObject([{ ...WORDS, isPublished: true, leftOut: null }])

  await editor.send('DELETE', contentPath('text', id))
  expect((await siteState(editor)).texts).toMatchObject([{ isLeaving: true }])
  await publish(editor)
  expect(wanted(folder)?.texts).toBeUndefined()
  const [, earlier] = (await siteState(editor)).versions
  expect(earlier?.number).toBe(number)
  await bringBack(editor, number)
  expect(wanted(folder)?.texts).toEqual([WORDS])
})

test('when a release changes the words below, the owner sees all three and chooses, and everything else goes out', async () => {
  releaseSays('You write, and we read.')
  await save(editor, 'text', WORDS)
  await save(editor, 'price', PRICE)
  const { texts, changes } = await siteState(editor)
  expect(texts).toMatchObject([{ ...WORDS, is: 'You write, and we read.' }])
  expect(changes.find(({ kind }) => kind === 'text')?.mistakes).toMatchObject([{ message: expect.stringContaining('Your words') }])
  expect((await publish(editor, { names: ['CDR Writing'] })).status).toBe(200)
  expect(wanted(folder)).toMatchObject({ prices: [{ amount: PRICE.amount }] })
  expect(wanted(folder)?.texts).toBeUndefined()
  reportPages(folder, { paths: ['/'], texts: { other: 'Words' } })
  expect((await siteState(editor)).texts).toMatchObject([{ is: null }])
})

test('of a text, only the change with the mistake stays back', async () => {
  releaseSays(WORDS.was)
  await save(editor, 'text', { ...WORDS, now: 'You **write <b>all</b>. See [the page](/no-such-page)' })
  const messages = mistakesOf(await siteState(editor))
    .map(({ message }) => message)
    .join(' ')
  for (const part of ['HTML', 'Finish the marks']) expect(messages).toContain(part)
})

const OTHER = { place: 'pages/home.ts#hero.heading', was: 'Help.', now: 'Help with your papers.' }

test('one text is brought back alone, its draft follows, and the rest stays', async () => {
  reportPages(folder, {
    paths: ['/', '/services/cdr-writing'],
    titles: { '/services/cdr-writing': 'CDR writing help' },
    texts: { [WORDS.place]: WORDS.was, [OTHER.place]: OTHER.was },
    pagesOfTexts: { 'services/cdr-writing.ts': '/services/cdr-writing' },
  })
  const id = await save(editor, 'text', WORDS)
  await publish(editor)
  const first = (await siteState(editor)).base
  await save(editor, 'text', { ...WORDS, now: 'We write all of it.' }, id)
  await save(editor, 'text', OTHER)
  await publish(editor)

  const { versions, base } = await siteState(editor)
  const version = versions.find(({ number }) => number === first)?.id
  const compared = (await (await editor.get(`/site/versions/${version}/compare`)).json()) as Compared[]
  expect(compared.find(({ documentId }) => documentId === id)).toMatchObject({
    page: 'CDR writing help',
    differences: [{ before: 'We write all of it.', after: WORDS.now }],
  })
  const path = `/site/versions/${version}/bring-some-back`
  expect(await ask(editor, path, { base: base - 1, chosen: [id] })).toMatchObject({ status: 409 })
  expect(await ask(editor, path, { base, chosen: [id, 'gone'] })).toMatchObject({ status: 409 })
  expect((await ask(editor, path, { base, chosen: [id] })).status).toBe(200)
  expect(wanted(folder)?.texts).toEqual([OTHER, WORDS])
  const { changes, texts } = await siteState(editor)
  expect(changes).toEqual([])
  expect(texts.find(({ documentId }) => documentId === id)).toMatchObject({ now: WORDS.now, isPublished: true, page: 'CDR writing help' })
})

test('a draft that was written on stays when its text is brought back', async () => {
  releaseSays(WORDS.was)
  const id = await save(editor, 'text', WORDS)
  await publish(editor)
  const [first] = (await siteState(editor)).versions
  await save(editor, 'text', { ...WORDS, now: 'Second.' }, id)
  await publish(editor)
  await save(editor, 'text', { ...WORDS, now: 'Third, not published.' }, id)
  const { base } = await siteState(editor)
  expect((await ask(editor, `/site/versions/${first?.id}/bring-some-back`, { base, chosen: [id] })).status).toBe(200)
  expect(wanted(folder)?.texts).toEqual([WORDS])
  expect((await siteState(editor)).changes).toMatchObject([
    { what: 'changed', differences: [{ before: WORDS.now, after: 'Third, not published.' }] },
  ])
})

test('a text for which its place has no room is a mistake before it is published, alone or with those beside it', async () => {
  const step = (index: number) => ({
    place: `services/cdr-writing.ts#steps.${index}.text`,
    was: 'You write.',
    now: 'You write every word of it.',
  })
  reportPages(folder, {
    texts: { [WORDS.place]: WORDS.was, [step(0).place]: 'You write.', [step(1).place]: 'You write.' },
    rooms: { [WORDS.place]: { isProse: false, mostWords: 3 } },
    sharedRooms: [{ within: 'services/cdr-writing.ts#steps', mostWords: 8, words: 4 }],
  })
  await save(editor, 'text', WORDS)
  await save(editor, 'text', step(0))
  expect((await siteState(editor)).changes.map(({ name, mistakes }) => [name, mistakes.map(({ message }) => message)])).toEqual([
    ['“You write every word.”', ['4 words, at most 3 fit here']],
    ['“You write every word of it.”', []],
  ])
  expect(await publish(editor, { names: ['“You write every word.”'] })).toMatchObject({
    status: 400,
    mistakes: [{ path: 'now', message: '4 words, at most 3 fit here' }],
  })
  expect((await publish(editor, { names: ['“You write every word of it.”'] })).status).toBe(200)
  await save(editor, 'text', { ...step(1), now: 'You write all.' })
  const full = (await siteState(editor)).changes.find(({ name }) => name === '“You write all.”')
  expect(full?.mistakes).toMatchObject([{ message: '9 words, at most 8 fit here, with the texts beside it.' }])
})
