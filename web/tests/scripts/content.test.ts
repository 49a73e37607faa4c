import { expect, test, vi } from 'vitest'
import { DATED_PASSAGE } from '../../../cms/src/ownersContent/articleMarkdown.ts'
import { contentFiles, run } from '../../checks/content.ts'

test('npm run check:content finds nothing that must not be published', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const exitCode = await run()
  const report = written.mock.calls.join('')
  written.mockRestore()
  expect(exitCode, report.slice(report.search(/Not fit to publish|Wrong content/))).toBe(0)
})

/** Otherwise the links to it would fail on the day after the passage has left. */
test('no heading leaves with a dated passage', () => {
  const passages = contentFiles().flatMap(({ text }) => [...text.matchAll(DATED_PASSAGE)].map(([passage]) => passage))
  expect(passages.length).toBeGreaterThan(2)
  expect(passages.filter((passage) => /^#|<span id=/m.test(passage))).toEqual([])
})
