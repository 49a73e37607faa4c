import { scaleUtc } from 'd3-scale'
import type { jobs } from '#content/services/acs-review.ts'
import { area, type Drawing, dimension, label, line, type Mark, path, proof, steps, type Words, wordsOf } from './drawing.ts'

/** The day after so many years from the first job’s start, and the years that are left until the last job’s end. */
function metDate({ bars, years }: typeof jobs, deducted: number): { day: string; left: number } {
  const [first] = bars
  return { day: `${Number(first.from.slice(0, 4)) + deducted}${first.from.slice(4)}`, left: years - deducted }
}

const [TOP, BOTTOM, DIMENSION] = [300, 510, 800]

/** Two jobs on a calendar: what comes before the skill-met date is dashed, what counts is hatched. */
export function skillMetDate(numbers: typeof jobs, labels: Words): Drawing {
  const say = wordsOf(labels)
  const { from, to, bars, deductions } = numbers
  const scale = scaleUtc([new Date(from), new Date(to)], [0, 1000])
  const x = (day: string) => scale(new Date(day))
  const [start, end] = [x(bars[0].from), x(bars[1].to)]
  const calendarYears = steps(Number(from.slice(0, 4)) + 1, Number(to.slice(0, 4)))
  return {
    room: 'words',
    marks: [
      ...calendarYears.map((year) => line(path([x(`${year}-01-01`), 0], [x(`${year}-01-01`), 900]), 'faint')),
      line('M0 900H1000', 'soft'),
      ...calendarYears.map((year) => label([x(`${year}-01-01`), 900], String(year), { by: [0, 1.4], anchor: 'middle', only: 'wide' })),
      ...calendarYears
        .filter((year) => year % 2 === 0)
        .map((year) => label([x(`${year}-01-01`), 900], `’${String(year).slice(2)}`, { by: [0, 1.4], anchor: 'middle', only: 'narrow' })),
      ...deductions.flatMap((years, index): Mark[] => {
        const { day, left } = metDate(numbers, years)
        const shown = { for: [index + 1] }
        return [
          area([x(day), TOP], [end, BOTTOM], { fill: 'counted', ...shown }),
          area([x(day), TOP], [end, BOTTOM], { fill: 'hatch', ink: 'line', ...shown }),
          line(path([start, (TOP + BOTTOM) / 2], [x(day), (TOP + BOTTOM) / 2]), 'wrong', { weight: 'thick', dashed: true, ...shown }),
          line(path([x(day), 60], [x(day), 900]), 'highlight', { weight: 'thick', ...shown }),
          label([x(day), 60], say('met'), { by: [0.5, 0.5], ink: 'highlight', ...shown }),
          ...dimension([start, DIMENSION], [x(day), DIMENSION], 'wrong', shown),
          ...dimension([x(day), DIMENSION], [end, DIMENSION], 'highlight', shown),
          label([(start + x(day)) / 2, DIMENSION], String(years), {
            by: [0, -0.4],
            size: 'figure',
            anchor: 'middle',
            ink: 'wrong',
            ...shown,
          }),
          {
            ...proof([(x(day) + end) / 2, DIMENSION], `${left}\u00a0${say('years')}`, [index + 1], { by: [0, -0.3], seed: 130 }),
            ...shown,
          },
        ]
      }),
      ...bars.map(({ name, from: first }) => label([x(first), TOP], say(name), { by: [0.2, -0.6], ink: 'line', halo: true })),
      // Over what counts, so that the day one job becomes the other stays to be seen.
      ...bars.map(({ from: first, to: last }) => area([x(first), TOP], [x(last), BOTTOM], { ink: 'line', weight: 'thick' })),
    ],
  }
}
