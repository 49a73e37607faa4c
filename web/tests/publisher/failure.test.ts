import { execFileSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { makePublisher } from './support/publisher.ts'
import { article, dayFromNow, fullSnapshot } from './support/snapshot.ts'

const faults: [what: string, content: object | string, sentence: RegExp][] = [
  [
    'a link to no page',
    fullSnapshot(2, { articles: [{ ...article, body: `${article.body}\n\n[Gone](/no-such-page)` }] }),
    /A link leads nowhere: .*\/no-such-page/,
  ],
  [
    'a link to no heading, in an announcement that is not shown yet',
    fullSnapshot(2, {
      announcement: { text: 'From Monday.', link: { path: '/pricing#gone', label: 'More' }, from: dayFromNow(3), until: dayFromNow(9) },
    }),
    /A link leads nowhere: the announcement leads to \/pricing#gone/,
  ],
  [
    'a forbidden word',
    fullSnapshot(2, { announcement: { text: 'A guaranteed visa outcome', from: '2026-01-01', until: '2027-01-01' } }),
    /Take out “/,
  ],
  ['an older format', { ...fullSnapshot(2), format: 0 }, /updated since this version was made: press Publish once more/],
  ['a newer format', { ...fullSnapshot(2), format: 99 }, /older than the inbox/],
]

test('after each fault the site is as it was, and the status says why', async () => {
  const publisher = await makePublisher()
  const site = await publisher.serve()
  publisher.start()
  publisher.want(fullSnapshot(1))
  await publisher.outcome(1)
  for (const [what, content, sentence] of faults) {
    publisher.want(content)
    const failed = { state: 'failed', failure: { sentence: expect.stringMatching(sentence) } }
    await expect.poll(() => publisher.status(), { message: what }).toMatchObject(failed)
    expect(await (await fetch(`${site}/version.json`)).json(), what).toEqual({ number: 1 })
    expect(publisher.unfinished(), what).toEqual([])
  }
})

test('a publisher that was killed while it built begins again', async () => {
  const publisher = await makePublisher()
  const first = publisher.start()
  publisher.want(fullSnapshot(1))
  await expect.poll(() => publisher.unfinished()).toHaveLength(1)
  await first.kill()
  expect(publisher.status()?.state).toBe('building')
  publisher.start()
  await publisher.ready(1)
  expect(publisher.unfinished()).toEqual([])
})

test('a folder that cannot be written leaves the site as it was, and says so', async () => {
  const publisher = await makePublisher()
  publisher.letWriteVersions(true)
  publisher.start({ asNobody: true })
  publisher.want(fullSnapshot(1))
  await publisher.ready(1)
  publisher.letWriteVersions(false)
  publisher.want(fullSnapshot(2))
  expect(await publisher.outcome(2)).toMatchObject({
    state: 'failed',
    failure: { sentence: expect.stringMatching(/may not write to its folder: .* To try again, press Publish\.$/) },
  })
  expect(publisher.page('index')).toContain('+61 2 5550 1234')
})

/** Only root may mount a disk of its own. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0

test.runIf(mayMount)(
  'a first version for which the disk is full leaves the site as it was built, and is published once there is room',
  async () => {
    const publisher = await makePublisher()
    const { versions } = publisher.folders
    const resized = (size: string, ...more: string[]) =>
      execFileSync('mount', ['-t', 'tmpfs', '-o', [`size=${size}`, ...more].join(','), 'tmpfs', versions])
    resized('2m')
    onTestFinished(() => void execFileSync('umount', ['--lazy', versions]))
    const site = await publisher.serve()
    publisher.start()
    publisher.want(fullSnapshot(1))
    expect(await publisher.outcome(1)).toMatchObject({
      state: 'failed',
      failure: { sentence: 'The server’s disk is full: free some space. To try again, press Publish.' },
    })
    expect(publisher.unfinished()).toEqual([])
    expect(await (await fetch(`${site}/about`)).text()).toContain('+61 491 570 006')

    resized('1g', 'remount')
    publisher.want(fullSnapshot(2))
    await publisher.ready(2)
    expect(await (await fetch(`${site}/about`)).text()).toContain('+61 2 5550 1234')
  },
)

test('a publisher without its folders does not start, and names the variable', async () => {
  const publisher = await makePublisher()
  const started = publisher.start({ env: { PUBLISH_FOLDER: '', PREVIEW_SECRET: 'short' } })
  await started.says('PUBLISH_FOLDER: Name the folder')
  await started.says('PREVIEW_SECRET: Write at least 16')
})
