import { scaleLinear, scaleUtc } from 'd3-scale'
import type { learning } from '#content/samples/cpd-list.ts'
import { type Drawing, label, line, path, proof, sign, steps, type Words, wordsOf } from './drawing.ts'

/** Hours of each line of a CPD list on its day; what a certificate contradicts, and what has not happened, is dashed. */
export function learningHours({ from, to, lines, claimed, future }: typeof learning, labels: Words): Drawing {
  const say = wordsOf(labels)
  const scale = scaleUtc([new Date(from), new Date(to)], [0, 1000])
  const x = (day: string) => scale(new Date(day))
  const y = scaleLinear([0, 45], [1000, 0])
  const years = steps(Number(from.slice(0, 4)), Number(to.slice(0, 4)) - 1)
  const [talk, study, seminar, course] = lines
  const dot = 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0'
  const hours = (value: number) => `${value}\u00a0${say('hours')}`
  return {
    room: 'axes',
    marks: [
      ...steps(0, 40, 10).map((value) => line(path([0, y(value)], [1000, y(value)]), 'faint')),
      ...years.map((year) => line(path([x(`${year}-01-01`), 0], [x(`${year}-01-01`), 1000]), 'faint')),
      line('M0 1000H1000', 'line', { weight: 'thick' }),
      line(path([x(future.day), 1000], [x(future.day), y(future.hours)]), 'wrong', { weight: 'thick', dashed: true }),
      line(path([x(course.day), y(course.hours)], [x(course.day), y(claimed)]), 'wrong', { weight: 'thick', dashed: true }),
      ...lines.map(({ day, hours: value }) => line(path([x(day), 1000], [x(day), y(value)]), 'ours', { weight: 'thick' })),
      line(path([x(course.day), 1000], [x(course.day), y(course.hours)]), 'highlight', { weight: 'thick', for: [1] }),
      line(path([x(talk.day), 1000], [x(talk.day), y(talk.hours)]), 'highlight', { weight: 'thick', for: [2] }),
      line(path([x(talk.day), y(talk.hours)], [x(talk.day), y(22)]), 'highlight', { for: [2] }),
      ...lines.map(({ day, hours: value }) => sign([x(day), y(value)], dot, 'ours', { fill: 'ground', weight: 'thick' })),
      sign([x(course.day), y(claimed)], 'M-8 0H8', 'wrong', { weight: 'thick' }),
      sign([x(future.day), y(future.hours)], dot, 'wrong', { fill: 'ground', weight: 'thick', dashed: true }),
      ...steps(0, 40, 10).map((value) =>
        label([0, y(value)], String(value), { by: [-0.6, 0.35], anchor: 'end', only: value % 20 === 0 ? undefined : 'wide' }),
      ),
      label([0, 0], say('axis'), { by: [0, -0.5] }),
      ...years.flatMap((year) => [
        label([(x(`${year}-01-01`) + x(`${year + 1}-01-01`)) / 2, 1000], String(year), { by: [0, 1.5], anchor: 'middle' }),
      ]),
      label([x(course.day), y(claimed)], hours(claimed), { by: [0.9, 0.3], size: 'figure', struck: true }),
      label([x(study.day), y(study.hours)], String(study.hours), { by: [0, -0.8], anchor: 'middle', ink: 'line' }),
      label([x(seminar.day), y(seminar.hours)], String(seminar.hours), { by: [0, -0.8], anchor: 'middle', ink: 'line' }),
      label([x(talk.day), y(talk.hours)], say('talk'), { by: [0, -0.9], anchor: 'middle', ink: 'line', halo: true, for: [1, 3] }),
      label([x(course.day), y(course.hours)], hours(course.hours), { by: [0.9, 0.3], size: 'figure', ink: 'line', for: [2, 3] }),
      label([x(future.day), y(future.hours)], say('future'), { by: [-0.8, 0.35], anchor: 'end', ink: 'wrong', for: [1, 2] }),
      { ...proof([x(course.day), y(course.hours)], hours(course.hours), [1], { anchor: 'start', by: [0.8, 0.3], seed: 101 }), for: [1] },
      { ...proof([x(talk.day), y(25.5)], say('talk'), [2], { by: [0.7, 0.3], size: 'figure', seed: 102 }), for: [2] },
      {
        ...proof([x(future.day), y(future.hours)], say('notYet'), [3], { anchor: 'end', by: [-0.75, 0.3], seed: 103, size: 'figure' }),
        for: [3],
      },
    ],
  }
}
