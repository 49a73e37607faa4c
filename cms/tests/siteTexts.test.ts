import { beforeEach, expect, test } from 'vitest'
import { contentPath } from '../src/ownersContent/contentTypes.ts'
import { cleanSite, type Site } from './support/cleanSite.ts'
import { bringBack, mistakesOf, PRICE, publish, reportPages, save, siteState, wanted } from './support/site.ts'

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
