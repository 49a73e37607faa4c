import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureFile } from '../../../cms/src/ownersContent/pictures.ts'
import { makePublisher, openLink } from './support/publisher.ts'
import { article, fullSnapshot } from './support/snapshot.ts'

const NAME = '0123456789abcdef0123456789abcdef-800x600'
const WITH_PICTURE = { articles: [{ ...article, body: `${article.body}\n\n![A diary, opened at “the pour”](/pictures/${NAME}.webp)\n` }] }

test('an article’s picture is part of the version, and a version without it fails in words', async () => {
  const publisher = await makePublisher()
  const file = join(publisher.folders.publish, 'wanted', pictureFile(NAME))
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#336699' } })
    .webp()
    .toBuffer()
  await publisher.start().says('Ready to publish')
  publisher.want(fullSnapshot(3, WITH_PICTURE))
  expect(await publisher.outcome(3)).toMatchObject({
    state: 'failed',
    failure: { sentence: expect.stringContaining('A picture of an article is not there') },
  })

  writeFileSync(file, bytes)
  publisher.want(fullSnapshot(4, WITH_PICTURE))
  await publisher.ready(4)
  expect(publisher.page(`/blogs/${article.slug}`)).toContain(
    `<img src="/pictures/${NAME}.webp" alt="A diary, opened at “the pour”" width="800" height="600" loading="lazy" decoding="async">`,
  )
  const site = await publisher.serve()
  const answer = await fetch(`${site}/pictures/${NAME}.webp`)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ])
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)

  publisher.want(fullSnapshot(5, WITH_PICTURE), 'preview')
  await publisher.outcome(5, 'preview')
  const opened = await fetch(openLink(publisher.preview, { number: 5 }), { redirect: 'manual' })
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  const shown = (of: string) => fetch(`${publisher.preview}/pictures/${NAME}.webp`, { headers: { cookie: of } })
  expect([(await shown('')).status, (await shown(cookie)).status]).toEqual([403, 200])

  publisher.want(fullSnapshot(6))
  await publisher.outcome(6)
  rmSync(file)
  expect(existsSync(join(publisher.folders.versions, 'live', 'client', 'pictures'))).toBe(false)
})
