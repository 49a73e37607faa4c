import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { type Picture, pictureFile } from '../src/ownersContent/pictures.ts'
import { cleanSite, type Site } from './support/cleanSite.ts'
import { ARTICLE, mistakesOf, publish, save, siteState } from './support/site.ts'

let { folder, editor }: Site = {} as Site

beforeEach(async () => {
  ;({ folder, editor } = await cleanSite())
})

/** A photo held upright, with where it was taken. */
const photo = () =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#336699' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 52/1 0/1' }, IFD0: { Model: 'Camera of the owner' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
const add = (bytes: Buffer | string) => {
  const form = new FormData()
  form.append('picture', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]))
  return editor.sendForm('/site/pictures', form)
}
const refusal = async (bytes: Buffer | string) => {
  const answer = await add(bytes)
  return [answer.status, ((await answer.json()) as { error: { message: string } }).error.message]
}

test('a photo is made smaller, loses where it was taken, and goes to the publisher with its article', async () => {
  const given = await photo()
  expect((await sharp(given).metadata()).exif?.toString('latin1')).toContain('Camera of the owner')
  const { name, width, height } = (await (await add(given)).json()) as Picture
  expect([width, height]).toEqual([1067, 1600])
  const stored = Buffer.from(await (await editor.get(`/site/pictures/${name}`)).arrayBuffer())
  const { format, exif, orientation } = await sharp(stored).metadata()
  expect([format, exif, orientation]).toEqual(['webp', undefined, undefined])

  const shown = `${ARTICLE.body}\n\n![A site diary, opened at the day of the pour](/pictures/${name}.webp)\n`
  await save(editor, 'article', { ...ARTICLE, body: shown })
  expect(existsSync(path.join(folder, 'wanted', pictureFile(name)))).toBe(false)
  expect((await publish(editor)).status).toBe(200)
  expect(readFileSync(path.join(folder, 'wanted', pictureFile(name)))).toEqual(stored)
})

test('what is no picture, holds a program or is too large is refused in words', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  expect(await refusal(svg)).toEqual([400, expect.stringContaining('SVG can have a program in it')])
  expect(await refusal(`<?xml version="1.0"?>\n${svg}`)).toEqual([400, expect.stringContaining('SVG')])
  expect(await refusal('no picture at all')).toEqual([400, expect.stringContaining('cannot be read as a picture')])
  expect(await refusal((await photo()).subarray(0, 4_000))).toEqual([400, expect.stringContaining('cannot be read')])
  expect(await refusal(Buffer.alloc(30_000_000, 1))).toEqual([413, expect.stringContaining('larger than 8 MB')])
  expect(readdirSync(path.join(folder, 'wanted')).filter((file) => file.endsWith('.draft'))).toEqual([])
})

test('a picture without words, or from elsewhere, keeps an article back', async () => {
  const { name } = (await (await add(await photo())).json()) as Picture
  const body = `${ARTICLE.body}\n\n![](/pictures/${name}.webp)\n\n![A graph](https://example.com/a.png)\n`
  await save(editor, 'article', { ...ARTICLE, body })
  const messages = mistakesOf(await siteState(editor)).map(({ message }) => message)
  expect(messages).toEqual([
    expect.stringContaining('Say what the picture shows'),
    expect.stringContaining('add it with the button Picture'),
  ])
})
