import { expect, test, vi } from 'vitest'
import { posts } from '#content/posts.ts'
import { currentMarkdown } from '#content/until.ts'
import { run } from '../../checks/content.ts'
import { contentFiles } from '../../checks/contentFiles.ts'
import { brokenAnchors } from '../../checks/links.ts'

test('npm run check:content finds nothing that must not be published', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const exitCode = await run()
  const report = written.mock.calls.join('')
  written.mockRestore()
  expect(exitCode, report.slice(report.search(/Not fit to publish|Wrong content/))).toBe(0)
})

/** Otherwise the check, and the built pages, would fail on the day after a passage has left. */
test('no link leads to a heading that leaves with a dated passage', () => {
  const files = contentFiles()
  const textOf = (slug: string) => files.find(({ file }) => file === `content/posts/${slug}.md`)?.text ?? ''
  const lasting = posts.map((post) => ({ ...post, body: currentMarkdown(textOf(post.slug), '9999-12-31') }))
  expect(brokenAnchors(lasting, files)).toEqual([])
})
