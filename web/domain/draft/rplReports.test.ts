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
  'First project report',
  'RPL Report 2 – Bus data',
  'Part 4 – Project Report 1',
])('“%s” starts a report', (title) => {
  expect(readRplReports(`${title}\nI wrote the requirements.`).reports).toHaveLength(1)
})

test('a sentence about a report starts none', () => {
  expect(readRplReports('Report 1 was sent to the client, who read it at once.').reports).toEqual([])
})
