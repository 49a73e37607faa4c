import { area, type Drawing, dimension, label, line, type Mark, path, proof, type Words, wordsOf } from './drawing.ts'

/** Rows in order; `decides`: those that settle whether this is the right assessment. `shown`: the row of each sentence, from 1. */
export type Worksheet = { rows: readonly { isOpen?: boolean; decides?: boolean }[]; shown: readonly number[] }

/** The worksheet as the log of a borehole: a layer for each row, hatched where it is settled, dashed where it is open. */
export function worksheetLog({ rows, shown }: Worksheet, labels: Words): Drawing {
  const say = wordsOf(labels)
  const height = 1000 / rows.length
  const [left, right] = [120, 330]
  const deciding = rows.filter(({ decides }) => decides).length
  return {
    room: 'words',
    marks: [
      ...rows.flatMap(({ isOpen, decides }, index): Mark[] => {
        const [top, bottom] = [index * height, (index + 1) * height]
        const sentence = shown.indexOf(index + 1) + 1
        const others = shown.map((_, place) => place + 1).filter((other) => other !== sentence)
        const [question, answer] = [say(`row${index + 1}`), say(`answer${index + 1}`)]
        return [
          area(
            [left, top],
            [right, bottom],
            isOpen ? { ink: 'wrong', dashed: true, weight: 'thick' } : { fill: decides ? 'hatch' : 'counted', ink: 'line' },
          ),
          ...(sentence > 0
            ? [area([left, top], [right, bottom], { ink: 'highlight', weight: 'thick', fill: 'highlight', for: [sentence] })]
            : []),
          line(path([right, (top + bottom) / 2], [right + 30, (top + bottom) / 2]), isOpen ? 'wrong' : 'soft'),
          label([right + 45, (top + bottom) / 2], question, { by: [0, 0.35], ink: isOpen ? 'wrong' : 'line' }),
          label([1000, (top + bottom) / 2], answer, { by: [0, 0.35], anchor: 'end', only: 'wide', ...(sentence > 0 && { for: others }) }),
          ...(sentence > 0
            ? [
                {
                  ...proof([1000, (top + bottom) / 2], answer, [sentence], {
                    anchor: 'end',
                    by: [-0.9, 0.35],
                    size: 'text',
                    seed: 120 + sentence,
                  }),
                  for: [sentence],
                },
              ]
            : []),
        ]
      }),
      ...dimension([60, 0], [60, deciding * height], 'ours', { only: 'wide' }),
      label([60, (deciding * height) / 2], say('decides'), { by: [-0.6, 0.35], anchor: 'end', ink: 'ours', only: 'wide' }),
    ],
  }
}
