import { type Drawing, inBothSizes, label, line, type Mark, type Place, proof, sign, steps, type Words, wordsOf } from './drawing.ts'

/** Whose each question is, in the order of the sentences. */
export type Questions = readonly { isOurs: boolean }[]

/** A boundary on a survey plan: on one side what we may answer, on the other what is for an agent or a lawyer. */
export function boundary(questions: Questions, labels: Words): Drawing {
  const say = wordsOf(labels)
  const at = (index: number): Place => [questions[index]?.isOurs ? 70 : 560, 330 + Math.floor(index / 2) * 330]
  const edge = 'M470 0L520 340L440 640L500 1000'
  return {
    room: 'words',
    marks: [
      ...steps(0, 10).map((part) => line(`M${part * 100} 0V1000M0 ${part * 100}H1000`, 'grid')),
      line(`${edge}H0V0Z`, 'grid', { fill: 'counted' }),
      line(edge, 'line', { weight: 'thick' }),
      ...steps(1, 3).map((corner) =>
        sign([[520, 440, 470][corner - 1] ?? 0, [340, 640, 820][corner - 1] ?? 0], 'M-6-6H6V6H-6Z', 'line', { fill: 'ground' }),
      ),
      label([0, 90], say('we'), { by: [0.8, 0.4], size: 'figure', ink: 'ours' }),
      label([560, 90], say('agent'), { by: [0, 0.4], size: 'figure', ink: 'wrong' }),
      ...questions.flatMap(({ isOurs }, index): Mark[] => {
        const sentence = index + 1
        const text = say(`question${sentence}`)
        const others = questions.map((_, place) => place + 1).filter((other) => other !== sentence)
        return [
          sign(at(index), 'M-7 0H7M0-7V7M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0', isOurs ? 'ours' : 'wrong', { fill: 'ground', weight: 'thick' }),
          ...inBothSizes((more) => [
            label(at(index), text, { by: [0.9, 0.33], ink: 'line', for: others, ...more }),
            { ...proof(at(index), text, [sentence], { anchor: 'start', by: [1.3, 0.33], seed: 180 + sentence, ...more }), for: [sentence] },
          ]),
        ]
      }),
    ],
  }
}
