import { scaleLinear } from 'd3-scale'
import { area, type Drawing, dimension, label, line, type Mark, path, proof, sign, steps, type Words, wordsOf } from './drawing.ts'

export type Employment = { from: string; to: string; jobs: readonly Job[] }
type Job = { name: string; from: string; months: number; provenAfter?: number }

/** Months of the jobs that count, whose proof is complete after so many requests. */
export function proven(jobs: readonly Job[], requests: number): number {
  return jobs.reduce((sum, { months, provenAfter }) => sum + (provenAfter !== undefined && provenAfter <= requests ? months : 0), 0)
}

const [TOP, BOTTOM, DIMENSION] = [310, 570, 850]

/** Each job as a member between two supports, its months as a dimension: letter above, record from outside below, hatched where both agree. */
export function monthsOfWork({ from, to, jobs }: Employment, labels: Words): Drawing {
  const say = wordsOf(labels)
  const [first, last] = [monthOf(from), monthOf(to)]
  const x = scaleLinear([first, last], [0, 1000])
  const years = steps(Math.ceil(first / 12), Math.floor(last / 12))
  const requests = [0, 1, 2]
  const states = (job: Job, isProven: boolean) =>
    requests.filter((count) => (job.provenAfter !== undefined && job.provenAfter <= count) === isProven).map((count) => count + 1)
  const total = proven(jobs, Number.POSITIVE_INFINITY)
  return {
    room: 'words',
    marks: [
      ...years.map((year) => line(path([x(year * 12), 0], [x(year * 12), 1000]), 'faint')),
      ...jobs.flatMap((job): Mark[] => {
        const [start, end] = [x(monthOf(job.from)), x(monthOf(job.from) + job.months)]
        const counts = job.provenAfter !== undefined
        if (!counts)
          return [
            line(path([start, (TOP + BOTTOM) / 2], [end, (TOP + BOTTOM) / 2]), 'line', { weight: 'thick' }),
            ...dimension([start, DIMENSION], [end, DIMENSION], 'soft'),
            label([(start + end) / 2, DIMENSION], String(job.months), { by: [0, -0.35], size: 'figure', anchor: 'middle' }),
            line(path([(start + end) / 2, 200], [(start + end) / 2, (TOP + BOTTOM) / 2]), 'soft', { only: 'wide' }),
            label([(start + end) / 2, 190], say(job.name), { by: [0, -0.2], anchor: 'middle', only: 'wide' }),
          ]
        const open = states(job, false)
        const done = states(job, true)
        const sentence = (job.provenAfter ?? 0) + 1
        return [
          area([start, TOP], [end, BOTTOM], { fill: 'counted', for: done }),
          area([start, TOP], [end, BOTTOM], { fill: 'hatch', ink: 'line', for: done }),
          line(path([start, TOP], [end, TOP]), 'line', { weight: 'thick', for: done }),
          ...(open.length > 0 ? [line(path([start, TOP], [end, TOP]), 'wrong', { weight: 'thick', dashed: true, for: open })] : []),
          line(path([start, TOP], [start, BOTTOM], [end, BOTTOM], [end, TOP]), 'line'),
          line(path([start, BOTTOM], [end, BOTTOM]), 'line', { weight: 'thick' }),
          ...[start, end].map((at) => sign([at, BOTTOM], 'M0 0l-6 10h12z', 'soft', { fill: 'ground' })),
          label([start, TOP], say(job.name), { by: [0, -0.55], ink: 'line', only: 'wide' }),
          ...(open.length > 0
            ? (['wide', 'narrow'] as const).map((only) =>
                label([start, (TOP + BOTTOM) / 2], say(`${job.name}Open${only === 'wide' ? '' : 'Short'}`), {
                  by: [0.7, 0.35],
                  ink: 'wrong',
                  for: open,
                  only,
                }),
              )
            : []),
          ...dimension([start, DIMENSION], [end, DIMENSION], 'highlight', { for: done }),
          ...(open.length > 0 ? dimension([start, DIMENSION], [end, DIMENSION], 'soft', { for: open }) : []),
          ...(open.length > 0
            ? [
                label([(start + end) / 2, DIMENSION], String(job.months), {
                  by: [0, -0.35],
                  size: 'proof',
                  anchor: 'middle',
                  ink: 'line',
                  for: open,
                }),
              ]
            : []),
          { ...proof([(start + end) / 2, DIMENSION], String(job.months), [sentence], { by: [0, -0.35], seed: 50 + sentence }), for: done },
        ]
      }),
      label([x(monthOf(jobs[0]?.from ?? from)), TOP], say('letter'), { by: [0.7, 1.4], ink: 'line', halo: true, only: 'wide' }),
      label([x(monthOf(jobs[0]?.from ?? from)), BOTTOM], say('record'), { by: [0.7, -0.7], ink: 'line', halo: true, only: 'wide' }),
      ...years
        .filter((year) => x(year * 12) < 975)
        .map((year) => label([x(year * 12), 1000], String(year), { by: [0.3, 0], only: 'wide' })),
      ...requests.flatMap((count) => [
        label([0, 70], `${proven(jobs, count)} ${say('of')} ${total}`, {
          by: [0, 0.35],
          size: 'proof',
          ink: 'highlight',
          for: [count + 1],
        }),
      ]),
      label([0, 70], say('months'), { by: [0, 2.6], only: 'narrow' }),
      label([1000, 70], say('months'), { by: [0, 0.35], anchor: 'end', only: 'wide' }),
    ],
  }
}

/** Months since year 0. */
function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}
