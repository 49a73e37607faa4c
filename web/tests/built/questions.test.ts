import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { servicePath, services } from '#content/services.ts'
import { sources } from '#content/sources.ts'
import { indexedPages, pageAt } from './site.ts'

const rows = readFileSync(join(import.meta.dirname, '..', 'fixtures', 'questions.md'), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' | /'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('each question that people ask has one page that search engines list, and the words on it that answer', () => {
  expect(rows.length).toBeGreaterThanOrEqual(60)
  expect(new Set(rows.map(([, question]) => question)).size).toBe(rows.length)
  const unanswered = rows.filter(([, , address = '', words = '']) => {
    const [path, anchor] = address.split('#')
    const page = indexedPages.find((one) => one.path === path)?.document.querySelector('main')
    return !page?.text.replace(/\s+/g, ' ').includes(words) || (anchor !== undefined && page.querySelector(`[id="${anchor}"]`) === null)
  })
  expect(unanswered.map(([, ...row]) => row.join(' | '))).toEqual([])
})

test('each source of an answer on a service page is a link in the answer', () => {
  const named = services.flatMap((service) =>
    service.questions.flatMap((answer) => (answer.sources ?? []).map((id) => ({ service, answer, id }))),
  )
  expect(named.length).toBeGreaterThan(20)
  const without = named.filter(({ service, answer, id }) => {
    const folded = pageAt(servicePath(service))?.document.querySelectorAll('#questions details')
    const shown = folded?.find((one) => one.querySelector('summary')?.text === answer.question)
    return !shown?.querySelectorAll('a').some((link) => link.getAttribute('href') === sources[id].url)
  })
  expect(without.map(({ service, answer, id }) => `${service.slug}: ${answer.question} ${id}`)).toEqual([])
})
