import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PublishedPagesSchema } from '../../../cms/src/ownersContent/publishStatus.ts'
import { type TextChange, textProblems } from '../../../cms/src/ownersContent/textChanges.ts'
import { roomProblems } from '../../../cms/src/ownersContent/textRoom.ts'
import { filesBelow } from '../../build/outputFiles.ts'
import { makePublisher, RELEASE } from './support/publisher.ts'
import { fullSnapshot } from './support/snapshot.ts'

const release = v.parse(PublishedPagesSchema, JSON.parse(readFileSync(join(RELEASE, 'serving', 'pages.json'), 'utf8')))

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const tokenOf = (index: number) => `Qz${[26 * 26, 26, 1].map((unit) => LETTERS[Math.floor(index / unit) % 26]).join('')}`

/** The text with one of its words replaced by one that is nowhere else, where a rule of the text lets it. */
function marked(place: string, was: string, token: string): TextChange[] {
  const words = [...was.matchAll(/(?<![\p{L}\p{N}/#{(.@-])\p{L}{6,}(?![\p{L}\p{N}/)}@-])/gu)]
  const changes = words.map(({ index, 0: word }) => ({ place, was, now: was.slice(0, index) + token + was.slice(index + word.length) }))
  const fits = (change: TextChange) =>
    textProblems(change).length === 0 && roomProblems(release.rooms?.[place] ?? { isProse: false }, change.now).length === 0
  return changes.filter(fits).slice(0, 1)
}

/** On no page of the release either, so nobody can press them in Words: what only the owner's fees or a missing fee bring up, and the lines of drawings. */
const HIDDEN_BEFORE =
  /^(?:artefacts\/[\w-]+\.ts#(?:label|drawing\.labels\.\w+)|pages\/pricing\.ts#example\..+|path\/words\.ts#result\.ownersFeesNote)$/

/** Made of a list's heading, which changes here too: what was written for the old one stays back. */
const COMPOSED = /^pages\/indexes\.ts: anzsco#parts\.0\.links\./

test('each text that is published is on a page, whatever its place', async () => {
  const publisher = await makePublisher()
  publisher.start()
  const texts = Object.entries(release.texts).flatMap(([place, was], index) => marked(place, was, tokenOf(index)))
  expect(texts.length).toBeGreaterThan(0.7 * Object.keys(release.texts).length)
  // An agent, a fee or a price of the owner's takes the place of texts.
  const { email = '', phone = '', whatsapp = '', location = '' } = fullSnapshot(1).details ?? {}
  const details = { email, phone, whatsapp, location, readers: [] }
  publisher.want(fullSnapshot(1, { texts, details, prices: [], reviews: [], articles: [], announcement: null }))
  expect((await publisher.outcome(1)).failure).toBeUndefined()
  const client = join(publisher.folders.versions, 'live', 'client')
  const files = filesBelow(client).filter((file) => /\.(html|xml|json|txt|csv|js)$/.test(file))
  const found = new Set(
    files.flatMap((file) => readFileSync(join(client, file), 'utf8').match(/Qz[a-z]{3}/gi) ?? []).map((token) => token.toLowerCase()),
  )
  const missing = texts.filter(({ now }) => !found.has(/Qz[a-z]{3}/.exec(now)?.[0].toLowerCase() ?? ''))
  expect(missing.map(({ place }) => place).filter((place) => !HIDDEN_BEFORE.test(place) && !COMPOSED.test(place))).toEqual([])
})

test('a text for which there is no room is published nowhere: the version fails in words, the site stays', async () => {
  const publisher = await makePublisher()
  publisher.start()
  const place = 'services/cdr-writing.ts#heading'
  const was = release.texts[place] ?? ''
  const now = 'CDR Writing with your own words and with all the questions we ask'
  publisher.want(fullSnapshot(1))
  await publisher.ready(1)
  publisher.want(fullSnapshot(2, { texts: [{ place, was, now }] }))
  const failed = await publisher.outcome(2)
  expect(failed).toMatchObject({
    state: 'failed',
    failure: { sentence: `A text would not be shown. “${now}”: 13 words, at most 12 fit here` },
  })
  expect(publisher.page('services/cdr-writing')).toContain(was)

  // A release has left out the same text of an earlier version: what the owner publishes next must not wait for it.
  const file = join(publisher.folders.versions, 'live', 'serving', 'pages.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), leftOut: [{ place, message: '13 words' }] }))
  publisher.want(fullSnapshot(3, { texts: [{ place, was, now }] }))
  await publisher.ready(3)
  await expect.poll(() => publisher.pages()?.leftOut).toEqual([{ place, message: '13 words, at most 12 fit here' }])
})
