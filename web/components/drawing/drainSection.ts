import { scaleLinear } from 'd3-scale'
import type { drain } from '#content/samples/drainage-drawings.ts'
import { type Drawing, dimension, label, line, path, proof, sign } from './drawing.ts'

/** mm between the new line and the main under it: both lines leave the same pit, and fall `grade` to the main. */
export function clearance({ sketched, at }: typeof drain, grade: number): number {
  return sketched.left + (sketched.grade - grade) * at * 1000
}

/** A longitudinal section, heights drawn larger than lengths: two grades from one pit, and the gas main below. */
export function drainSection(numbers: typeof drain): Drawing {
  const { at, sketched, chosen, asked } = numbers
  const x = scaleLinear([0, 14], [60, 1000])
  const main = sketched.grade * at * 1000 + sketched.left
  const y = scaleLinear([-150, 560], [0, 1000])
  const invert = (grade: number, metres: number) => y(grade * metres * 1000)
  return {
    room: 'words',
    marks: [
      line(path([0, y(-90)], [1000, y(-90)]), 'line', { weight: 'thick' }),
      ...[0.2, 0.45, 0.7, 0.95].map((part) => sign([part * 1000, y(-90)], 'M0 0l-9 9M6 0l-9 9M12 0l-9 9', 'soft')),
      line(`M30 ${y(-90)}V${y(40)}H90V${y(-90)}`, 'soft'),
      line(path([x(0), y(0)], [x(14), invert(sketched.grade, 14)]), 'wrong', { weight: 'thick', dashed: true }),
      line(path([x(0), y(0)], [x(14), invert(chosen.grade, 14)]), 'line', { weight: 'thick' }),
      label([1000, invert(chosen.grade, 14)], `${chosen.grade * 100}\u00a0%`, { by: [0, -0.6], anchor: 'end', ink: 'line' }),
      label([1000, invert(sketched.grade, 14)], `${sketched.grade * 100}\u00a0%`, { by: [0, 1.4], anchor: 'end', ink: 'wrong' }),
      sign([x(at), y(main + 40)], 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-6 6L6-6', 'line', { fill: 'ground' }),
      line(
        path([x(at) - 40, invert(chosen.grade, at) + (asked / 710) * 1000], [x(at) + 40, invert(chosen.grade, at) + (asked / 710) * 1000]),
        'wrong',
      ),
      ...dimension([x(at), invert(chosen.grade, at)], [x(at), y(main)], 'highlight'),
      proof([x(at), (invert(chosen.grade, at) + y(main)) / 2], `${clearance(numbers, chosen.grade)}\u00a0mm`, [1], {
        anchor: 'end',
        by: [-0.8, 0.5],
        seed: 202,
      }),
    ],
  }
}
