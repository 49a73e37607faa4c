import { scaleUtc } from 'd3-scale'
import type { record } from '#content/pages/about.ts'
import { type Drawing, inBothSizes, label, line, type Mark, path, proof, sign, type Words, wordsOf } from './drawing.ts'

const LANES = { you: 310, we: 595 } as const

/** Six weeks of one episode in two lanes: what you wrote, and our questions and comments, a stroke for each. */
export function whoseHand({ from, to, events }: typeof record, labels: Words): Drawing {
  const say = wordsOf(labels)
  const scale = scaleUtc([new Date(from), new Date(to)], [60, 960])
  const x = (day: string) => scale(new Date(day))
  const sentences = events.filter((event) => 'sentence' in event).length
  return {
    room: 'words',
    marks: [
      ...(['you', 'we'] as const).flatMap((lane): Mark[] => [
        line(`M0 ${LANES[lane]}H1000`, lane === 'you' ? 'line' : 'ours', { weight: 'thick' }),
        label([0, LANES[lane]], say(lane), { by: [0, 1.5], ink: lane === 'you' ? 'line' : 'ours' }),
      ]),
      line(path(...events.map(({ day, lane }) => [x(day), LANES[lane]] as const)), 'soft', { dashed: true }),
      ...events.flatMap((event, index): Mark[] => {
        const { day, lane } = event
        const at = [x(day), LANES[lane]] as const
        const strokes = 'strokes' in event ? event.strokes : 0
        const sentence = 'sentence' in event ? event.sentence : 0
        const up = lane === 'you' ? -1 : 1
        const others = [1, 2, 3].slice(0, sentences).filter((other) => other !== sentence)
        const isLast = index === events.length - 1
        const anchor = isLast ? 'end' : index === 0 ? 'start' : 'middle'
        const away = (size: 'figure' | 'text') => (size === 'text' ? (up > 0 ? 4.4 : -3) : up > 0 ? 3 : -1.9)
        return [
          ...(strokes > 0
            ? [
                line(
                  Array.from({ length: strokes }, (_, stroke) => `M${at[0] + (stroke - (strokes - 1) / 2) * 11} ${at[1] - 42}v84`).join(''),
                  'ours',
                  { weight: 'thick' },
                ),
              ]
            : [
                sign(at, 'M-9-13H9V13H-9ZM-5-6H5M-5 0H5M-5 6H2', 'line', { fill: 'ground', only: 'narrow' }),
                sign(at, 'M-15-20H15V20H-15ZM-9-10H9M-9-2H9M-9 6H3', 'line', { fill: 'ground', only: 'wide' }),
              ]),
          ...inBothSizes((more) => [
            label(at, say(`event${index + 1}`), {
              by: [0, away(more.size)],
              anchor,
              ink: 'line',
              ...more,
              ...(sentence > 0 && { for: others }),
            }),
          ]),
          label(at, say(`day${index + 1}`), { by: [0, up > 0 ? 2.9 : -1.7], anchor }),
          ...(sentence > 0
            ? (['wide', 'narrow'] as const).map((only) => ({
                ...proof(at, say(`event${index + 1}`), [sentence], {
                  by: [isLast ? -0.6 : 0, (up > 0 ? 3.4 : -2.4) + (only === 'wide' ? 0 : up * 0.3)],
                  anchor,
                  size: 'figure',
                  seed: 170 + sentence,
                  only,
                }),
                for: [sentence],
              }))
            : []),
        ]
      }),
    ],
  }
}
