import { brotliCompressSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { homeArtefact } from '#content/pages/home.ts'
import { pricingArtefact } from '#content/pages/pricing.ts'
import { sample as files, pile } from '#content/samples/ea-files.ts'
import { feeder, sample as feederSample } from '#content/samples/feeder-protection.ts'
import { sample as chart, organisation } from '#content/samples/iml-supply-manager.ts'
import { cutting, sample as wall } from '#content/samples/retaining-wall.ts'
import { employment, sample as workEvidence } from '#content/samples/work-evidence.ts'
import type { Artefact } from '#content/schema/artefact.ts'
import { calendar } from '#content/services/rpl-writing.ts'
import { serviceArtefact, services } from '#content/services.ts'
import { DrawingSvg } from './DrawingSvg.tsx'
import type { Mark } from './drawing.ts'
import { drawingOf } from './drawings.ts'
import { operatingTime } from './feederProtection.ts'
import { extrasOf } from './feeLengths.ts'
import { proven } from './monthsOfWork.ts'
import { roomsOf } from './organisationPlan.ts'
import { fitOf, missOf } from './projectCalendar.ts'

const MOST_BYTES = 5000

const artefacts: [string, Artefact | undefined][] = [
  ['home', homeArtefact],
  ['pricing', pricingArtefact],
  ...services.map((service): [string, Artefact | undefined] => [service.slug, serviceArtefact(service)]),
]
const sheets = artefacts.flatMap(([id, artefact]) => (artefact ? [[id, artefact.drawing] as const] : []))

test.each(sheets)('the drawing of %s is light, and for each sentence the pen has circled something', (id, sheet) => {
  const drawing = drawingOf(id, sheet)
  const svg = renderToStaticMarkup(<DrawingSvg id={id} drawing={drawing} says={sheet.says} />)
  expect(brotliCompressSync(svg).length).toBeLessThan(MOST_BYTES)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  const circled = new Set(flat(drawing.marks).flatMap((mark) => (mark.kind === 'proof' ? mark.circled : [])))
  expect([...circled].toSorted()).toEqual(sheet.sentences.map((_, index) => index + 1))
  const named = flat(drawing.marks).flatMap((mark) => mark.for ?? [])
  expect(named.filter((sentence) => sheet.sentences[sentence - 1] === undefined)).toEqual([])
})

test.each([
  ['feeder protection', feederSample, feeder],
  ['retaining wall', wall, cutting],
  ['organisation', chart, organisation],
  ['jobs', workEvidence, employment.jobs.map(({ months }) => months)],
])('every number that the drawing of the %s is computed from is in its sample', (_, { artefact }, numbers) => {
  const text = JSON.stringify(artefact).replace('eight weeks', '8 weeks')
  const forms = (value: number) => [String(value), value.toFixed(2), String(value / 1000), (value * 1000).toFixed(0)]
  const isTold = (value: number) => forms(value).some((form) => new RegExp(`(?<![\\d.])${form.replace('.', '\\.')}(?!\\d)`).test(text))
  expect(leaves(numbers).length).toBeGreaterThan(3)
  expect(leaves(numbers).filter((value) => !isTold(value))).toEqual([])
})

test('the files of the pile are those of its sample, and those pulled out are the open ones', () => {
  if (files.artefact.kind !== 'table') throw new Error('The sample is a table')
  const states = files.artefact.rows.map(({ cells }) => cells[2]?.startsWith('Open') === true)
  expect(pile.files.map(({ isOpen }) => isOpen)).toEqual(states)
})

test('two protection devices operate as far apart as the episode says, by the curve of IEC 60255-151', () => {
  const gap = (multiplier: number, amperes: number) =>
    operatingTime({ ...feeder.relay, multiplier }, amperes) - operatingTime(feeder.recloser, amperes)
  expect(gap(feeder.relay.multiplier, feeder.before)).toBeCloseTo(0.3, 2)
  expect(gap(feeder.relay.multiplier, feeder.after)).toBeCloseTo(0.23, 2)
  expect(gap(0.17, feeder.after)).toBeCloseTo(0.297, 3)
  expect(gap(feeder.set, feeder.after)).toBeCloseTo(0.33, 2)
  expect([feeder.mistake.secondary, feeder.mistake.corrected].map((amperes) => amperes * feeder.mistake.tap)).toEqual([3200, 4800])
  expect(circledIn('cdr-writing')).toEqual(['0.23\u00a0s', '0.33\u00a0s', '4.8\u00a0kA'])
})

test('the water is drawn 5.5 of 8 metres up the cutting, and the factor falls below the required one', () => {
  expect(cutting.factor[0]).toBeGreaterThan(cutting.required)
  expect(cutting.factor[1]).toBeLessThan(cutting.required)
  expect(cutting.nailed).toBeGreaterThan(cutting.required)
  const metres = flat(drawingOf('home', sheetOf('home')).marks)
    .flatMap((mark) => (mark.kind === 'line' && mark.ink === 'highlight' ? [...mark.d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number) : []))
    .filter((value) => value < 0)
  expect(metres).toContain(-cutting.water)
})

test('a project fits the two reports by its dates, and a near miss is told in days', () => {
  const [database, signOn, hosting, payroll] = calendar.projects
  const fits = calendar.lodged.map(({ day }) => [database, signOn, hosting, payroll].map((project) => fitOf(project, day)))
  expect(fits).toEqual([
    ['neither', 'second', 'both', 'both'],
    ['neither', 'unclear', 'second', 'both'],
    ['neither', 'neither', 'second', 'both'],
  ])
  const [first, second, third] = calendar.lodged.map(({ day }) => day) as [string, string, string]
  expect([missOf(database, first), missOf(signOn, second), missOf(signOn, third)]).toEqual([1, 88, 12])
})

test('each room is as large as its team, and together they are the applicant’s people', () => {
  const rooms = roomsOf(organisation.teams)
  const perPerson = rooms.map(({ from, to, people }) => ((to[0] - from[0]) * (to[1] - from[1])) / people)
  for (const size of perPerson) expect(size).toBeCloseTo(perPerson[0] ?? 0, 5)
  expect(rooms.reduce((sum, { people }) => sum + people, 0)).toBe(142)
})

test('24 of 102 months have their proof on the first day, 54 after one request and all after two', () => {
  expect([0, 1, 2].map((requests) => proven(employment.jobs, requests))).toEqual([24, 54, 102])
})

test('a length for each choice of extras adds up to what the fees page says', () => {
  const fees = { cdr: 1034, employment: 478.5, fastTrack: 396 }
  expect(extrasOf(fees).map((extras) => extras.reduce((sum, aud) => sum + aud, fees.cdr))).toEqual([1034, 1512.5, 1430, 1908.5])
})

function sheetOf(id: string) {
  const sheet = sheets.find(([candidate]) => candidate === id)?.[1]
  if (sheet === undefined) throw new Error(`No sheet ${id}`)
  return sheet
}

function circledIn(id: string): string[] {
  return flat(drawingOf(id, sheetOf(id)).marks).flatMap((mark) => (mark.kind === 'proof' ? [mark.text] : []))
}

function flat(marks: readonly Mark[]): Mark[] {
  return marks.flatMap((mark) => (mark.kind === 'scaled' ? [mark, ...flat(mark.marks)] : [mark]))
}

function leaves(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}
