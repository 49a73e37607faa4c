import { expect, test } from 'vitest'
import { draft } from '../../tests/fixtures/drafts/draft.ts'
import { readRplReports } from './rplReports.ts'

test('two reports are told apart, with the words under each heading', () => {
  const { reports, words } = readRplReports(draft('rpl-reports'))
  expect(reports.map(({ title }) => title)).toEqual(['Project Report 1', 'Project Report 2'])
  expect(reports[0]?.sections.map(({ title }) => title)).toEqual([
    'Project background',
    'My role',
    'Design and decisions',
    'Migration and tests',
    'Result',
  ])
  expect(words).toBe(782)
  expect(reports[0]?.sections[1]?.words).toBe(32)
})

test('the dates a report names are found', () => {
  const text = draft('rpl-reports')
  const [, second] = readRplReports(text).reports
  expect(second?.dates.map(({ start, end }) => text.slice(start, end))).toEqual(['July 2023', 'May 2024'])
})

test.each([
  'Report 1',
  'PROJECT REPORT TWO',
  'Project 1: Sign-on',
  'RPL Report 2 – Bus data',
  'Part 4 – Project Report 1',
  'Project Report 1: Migration of a hospital information system to the public cloud',
  '2) Project Report 2 – Migration of a hospital information system to the public cloud',
  'Report 1 - Migration of a hospital information system to the public cloud of the state',
])('“%s” starts a report', (title) => {
  expect(readRplReports(`${title}\nI wrote the requirements.`).reports).toHaveLength(1)
})

test.each([
  'Report 1 was sent to the client, who read it at once.',
  'Report 1: it was sent to the client, who read it at once and then asked for more.',
  'Report 1 was sent to the client, who read it at once and then asked for two more',
  'Project Report 1 ........ 4',
])('“%s” starts none', (line) => {
  expect(readRplReports(line).reports).toEqual([])
})

test('a line of very many spaces is read within the bound of a test', () => {
  expect(readRplReports(`Report${' '.repeat(300_000)}x`).reports).toEqual([])
})
