import { expect, test } from 'vitest'
import { eaAmounts, eaFeeList, eaFees, eaFeeTable, eaParts, eaReviewFees, employmentOnTop } from './eaFees.ts'
import { feesOf } from './ownerOffer.ts'

const TODAY = '2026-11-23'
const read = (amount: number, until = '2027-06-30', today = TODAY) => ({
  fees: feesOf([{ fee: 'Engineers Australia: CDR', amount, read: '2026-11-20', until }], today),
})

test('an amount that the owner read is the only one on results and in guides, with its day', () => {
  const owner = read(950)
  expect(eaFees(['cdr', 'cdrWithEmployment', 'accordWithEmployment'], TODAY, owner)).toEqual([
    { service: 'CDR assessment', aud: 950, amount: '950.00', read: '20 November 2026' },
  ])
  expect(eaFeeTable(undefined, TODAY, owner)).toContain('| CDR assessment, as of 20 November 2026 | 950.00 |')
  expect(eaFeeTable(undefined, TODAY, owner)).not.toMatch(/1,034|2026–27/)
  expect(eaReviewFees(TODAY, owner)).toBe('')
})

test('the same amount read anew leaves the others of our list', () => {
  expect(eaFees(['cdr', 'accord'], TODAY, read(1034))).toMatchObject([
    { read: '20 November 2026' },
    { amount: '555.50 with GST (505.00 before GST)' },
  ])
  expect(eaReviewFees(TODAY, read(1034))).toContain('AUD 368.50 with GST (335.00 before GST) for a review')
})

test('after the last day of the owner’s reading no older amount comes back, and next year’s is shown without ours', () => {
  expect(eaFees(['cdr', 'fastTrack'], '2027-01-01', read(950, '2026-12-31', '2027-01-01'))).toEqual([])
  expect(eaFeeTable(undefined, '2027-01-01', read(950, '2026-12-31', '2027-01-01'))).toBe('')
  expect(eaFeeTable(undefined, '2027-08-01', read(1080, '2028-06-30', '2027-08-01'))).toContain('1,080.00')
  expect(eaFees(['cdr'], '2027-08-01', {})).toEqual([])
})

test('each fee is in both columns of the authority’s page, which does not say who pays which', () => {
  const table = eaFeeTable(undefined, TODAY, {})
  for (const row of ['| CDR assessment | 1,034.00 | 940.00 |', '| Overseas engineering PhD, asked for separately | 357.50 | 325.00 |'])
    expect(table).toContain(row)
  expect(table).toContain('does not say who pays which')
  expect(eaParts(TODAY, {})).toEqual({
    aud: { cdr: 1034, employment: 478.5, fastTrack: 396 },
    net: { cdr: 940, employment: 435, fastTrack: 360 },
  })
  const rows = [...table.matchAll(/\| ([\d,.]+) \| ([\d,.]+) \|$/gm)].map(([, gross = '', net = '']) =>
    [gross, net].map((cell) => Number(cell.replace(',', ''))),
  )
  expect(rows.length).toBeGreaterThan(15)
  for (const [gross = 0, net = 0] of rows) expect(gross).toBeCloseTo(net * 1.1, 2)
})

test('what employment adds to a CDR is counted from the two amounts, and not said once either is out of date', () => {
  expect(employmentOnTop(TODAY, {})).toBe(478.5)
  expect(employmentOnTop(TODAY, read(950))).toBeUndefined()
  expect(employmentOnTop('2027-07-01', {})).toBeUndefined()
})

test('amounts in a list name where and when they were read, and leave with their last day', () => {
  expect(eaFeeList(['cdr', 'fastTrack'], TODAY, {})).toMatch(
    /^From EA’s \[fees page\]\(https:.*\) for 2026–27 \(to 30 June 2027\), in a copy of 22 September 2026:\n\n- CDR assessment: AUD\s1,034\.00 with GST \(940\.00 before GST\)\n- Fast track, on top: AUD\s396\.00 with GST \(360\.00 before GST\)$/,
  )
  expect(eaAmounts(['cdr'], TODAY, read(950))).toEqual([
    expect.not.stringContaining('2026–27'),
    'CDR assessment, as of 20 November 2026: AUD\u00a0950.00',
  ])
  expect(eaFeeList(['cdr'], '2027-07-01', {})).toBe('')
})
