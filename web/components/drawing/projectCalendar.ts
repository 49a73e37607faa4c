import { scaleUtc } from 'd3-scale'
import type { calendar } from '#content/services/rpl-writing.ts'
import { daysBetween } from '#domain/dates.ts'
import { area, type Drawing, dimension, label, line, type Mark, path, proof, steps, type Words, wordsOf } from './drawing.ts'

type Project = { name: string; from: string; to: string }
export type Fit = 'both' | 'second' | 'unclear' | 'neither'

/** Report 1 takes a project completed in the last two years, report 2 one from within the last four. */
export function fitOf({ from, to }: Project, lodged: string): Fit {
  const [two, four] = [yearsBefore(lodged, 2), yearsBefore(lodged, 4)]
  if (to < four) return 'neither'
  if (to >= two) return 'both'
  return from >= four ? 'second' : 'unclear'
}

function yearsBefore(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`
}

const INK = { both: 'line', second: 'line', unclear: 'highlight', neither: 'wrong' } as const

/** Projects on a calendar, and the two windows that end on the day the form is lodged. */
export function projectCalendar({ from, to, lodged, projects }: typeof calendar, labels: Words): Drawing {
  const say = wordsOf(labels)
  const scale = scaleUtc([new Date(from), new Date(to)], [0, 1000])
  const x = (day: string) => scale(new Date(day))
  const years = steps(Number(from.slice(0, 4)), Number(to.slice(0, 4)))
  return {
    room: 'words',
    marks: [
      ...lodged.flatMap(({ day }, index) => windows(day, index + 1, x)),
      ...years.map((year) => line(path([x(`${year}-01-01`), 130], [x(`${year}-01-01`), 930]), 'faint')),
      line(path([0, 930], [1000, 930]), 'soft'),
      ...years.slice(0, -1).flatMap((year) => [
        label([x(`${year}-01-01`), 930], String(year), { by: [0, 1.4], anchor: year === years[0] ? 'start' : 'middle', only: 'wide' }),
        label([x(`${year}-01-01`), 930], `’${String(year).slice(2)}`, {
          by: [0, 1.3],
          anchor: year === years[0] ? 'start' : 'middle',
          only: 'narrow',
        }),
      ]),
      ...lodged.flatMap(({ day }, index) => dayAndDimensions(day, index + 1, x, say)),
      ...projects.flatMap((project, row) => lodged.flatMap(({ day }, index) => bar(project, row, day, index + 1, x, say))),
      ...lodged.flatMap(({ day }, index) => nearMiss(projects, day, index + 1, x, say)),
    ],
  }
}

type X = (day: string) => number
type Say = (name: string) => string

function windows(day: string, sentence: number, x: X): Mark[] {
  return [4, 2].map((years) => area([x(yearsBefore(day, years)), 130], [x(day), 930], { fill: 'counted', for: [sentence] }))
}

function dayAndDimensions(day: string, sentence: number, x: X, say: Say): Mark[] {
  const shown = { for: [sentence] }
  const [four, two] = [x(yearsBefore(day, 4)), x(yearsBefore(day, 2))]
  return [
    line(path([x(day), 20], [x(day), 930]), 'highlight', { weight: 'thick', ...shown }),
    line(path([four, 20], [four, 930]), 'ours', shown),
    line(path([two, 100], [two, 930]), 'ours', shown),
    ...dimension([four, 40], [x(day), 40], 'ours', shown),
    ...dimension([two, 120], [x(day), 120], 'ours', shown),
    label([(four + two) / 2, 40], say('four'), { by: [0, -0.5], anchor: 'middle', ink: 'ours', only: 'wide', ...shown }),
    label([(two + x(day)) / 2, 120], say('two'), { by: [0, -0.5], anchor: 'middle', ink: 'ours', only: 'wide', ...shown }),
    label([four, 40], say('fourShort'), { by: [0.3, 1.1], ink: 'ours', only: 'narrow', ...shown }),
    label([two, 120], say('twoShort'), { by: [0.3, 1.1], ink: 'ours', only: 'narrow', ...shown }),
    label([x(day), 20], say(`lodged${sentence}`), {
      by: [-0.6, -1.1],
      anchor: 'end',
      ink: 'highlight',
      only: 'wide',
      ...shown,
    }),
  ]
}

const TOP = 210
const ROW = 185
const BAR = 95

function bar(
  { name, from, to, ...project }: (typeof calendar)['projects'][number],
  row: number,
  day: string,
  sentence: number,
  x: X,
  say: Say,
): Mark[] {
  const fit = fitOf({ name, from, to, ...project }, day)
  const top = TOP + row * ROW
  const isLate = x(to) > 640
  const at = [isLate ? x(from) : x(to), top + BAR / 2] as const
  const verdict = say(fit)
  const [anchor, away] = isLate ? (['end', -0.7] as const) : (['start', 0.7] as const)
  const hasPen = missOf({ name, from, to }, day) !== undefined
  return [
    area([x(from), top], [x(to), top + BAR], {
      fill: fit === 'neither' ? 'ground' : 'counted',
      ink: INK[fit],
      weight: 'thick',
      dashed: fit === 'neither' || fit === 'unclear',
      for: [sentence],
    }),
    label(hasPen && !isLate ? [x(from), top] : at, say(name), {
      by: hasPen && !isLate ? [0, -0.45] : [away, -0.1],
      anchor: hasPen && !isLate ? 'start' : anchor,
      ink: INK[fit],
      halo: true,
      for: [sentence],
    }),
    ...(hasPen || fit === 'neither' ? [] : [label(at, verdict, { by: [away, 1.15], anchor, halo: true, only: 'wide', for: [sentence] })]),
  ]
}

/** By how many days a project misses the four-year window, where it is closer than half a year; before 0 it only began too early. */
export function missOf({ from, to }: Project, lodged: string): number | undefined {
  const four = yearsBefore(lodged, 4)
  const fit = fitOf({ name: '', from, to }, lodged)
  const days = fit === 'neither' ? daysBetween(to, four) : fit === 'unclear' ? daysBetween(from, four) : undefined
  return days !== undefined && days < 180 ? days : undefined
}

function nearMiss(projects: readonly Project[], day: string, sentence: number, x: X, say: Say): Mark[] {
  const row = projects.findIndex((project) => missOf(project, day) !== undefined)
  const project = projects[row]
  const days = project && missOf(project, day)
  if (project === undefined || days === undefined) return []
  const place = [x(project.to), TOP + row * ROW + BAR / 2] as const
  const text = days === 1 ? say('oneDay') : `${days}\u00a0${say('days')}`
  const pen = { ...proof(place, text, [sentence], { anchor: 'start', by: [0.95, 0.28], size: 'figure', seed: 20 }), for: [sentence] }
  return [pen]
}
