import { area, type Drawing, label, type Mark, proof } from './drawing.ts'

/** Seven items in two letters, a block for each: hatched where it is there, dashed where it is missing. */
export function twoLetters(letters: readonly (readonly boolean[])[]): Drawing {
  return {
    room: 'words',
    marks: letters.flatMap((items, letter): Mark[] => {
      const left = letter === 0 ? 80 : 560
      const there = items.filter(Boolean).length
      const total = `${there}\u00a0of\u00a0${items.length}`
      return [
        ...items.map((isThere, index) =>
          area(
            [left, 30 + index * 105],
            [left + 360, 110 + index * 105],
            isThere ? { fill: 'hatch', ink: 'line' } : { ink: 'wrong', dashed: true, weight: 'thick' },
          ),
        ),
        letter === 0
          ? label([left + 180, 930], total, { by: [0, 0.3], anchor: 'middle', size: 'figure', ink: 'line' })
          : proof([left + 180, 900], total, [1], { by: [0, 0.3], size: 'figure', seed: 203 }),
      ]
    }),
  }
}
