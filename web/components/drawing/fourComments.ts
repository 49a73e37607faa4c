import { type Drawing, inBothSizes, label, line, type Mark, path, proof, sign, type Words, wordsOf } from './drawing.ts'

/** Which comments help; `shown`: the comment of each sentence, from 1. */
export type Comments = { comments: readonly { helps: boolean }[]; shown: readonly number[] }

/** One sentence of a draft on its page, and a leader from each comment to it: those that do not help are dashed. */
export function fourComments({ comments, shown }: Comments, labels: Words): Drawing {
  const say = wordsOf(labels)
  const [left, right, foot] = [0, 1000, 330]
  return {
    room: 'words',
    marks: [
      line(`M${left} 40H${right}V${foot}H${left}Z`, 'line', { weight: 'thick', fill: 'earth' }),
      ...(['wide', 'narrow'] as const).map((only) =>
        label([500, 185], say('sentence'), { by: [0, 0.35], anchor: 'middle', size: 'figure', ink: 'line', only }),
      ),
      ...comments.flatMap(({ helps }, index): Mark[] => {
        const y = 480 + index * 150
        const sentence = shown.indexOf(index + 1) + 1
        const others = shown.map((_, place) => place + 1).filter((other) => other !== sentence)
        const x = 120 + index * 50
        const text = say(`comment${index + 1}`)
        const ink = helps ? 'ours' : 'wrong'
        return [
          line(path([x, foot], [x, y], [330, y]), sentence > 0 ? ink : 'wrong', { dashed: !helps }),
          ...(sentence > 0 ? [line(path([x, foot], [x, y], [330, y]), 'highlight', { weight: 'thick', for: [sentence] })] : []),
          sign([330, y], 'M0 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0', ink, { fill: 'ground' }),
          label([330, y], 'ABCD'[index] ?? '', { by: [0.75, 0.35], anchor: 'middle', ink }),
          ...inBothSizes(({ size, only }) => [
            label([330, y], text, {
              by: [size === 'figure' ? 1.3 : 2.1, 0.35],
              ink: helps ? 'line' : 'wrong',
              size,
              only,
              ...(sentence > 0 && { for: others }),
            }),
            ...(sentence > 0
              ? [
                  {
                    ...proof([330, y], text, [sentence], {
                      anchor: 'start',
                      by: [size === 'figure' ? 1.6 : 2.4, 0.35],
                      size,
                      only,
                      seed: 190 + sentence,
                    }),
                    for: [sentence],
                  },
                ]
              : []),
          ]),
        ]
      }),
    ],
  }
}
