import type { payments } from '#content/samples/rpl-payments.ts'
import { area, type Drawing, dimension, label, line, type Mark, type Place, path, proof, sign, type Words, wordsOf } from './drawing.ts'

/** Three lifelines and what passes between them: the page that gives up, the race of two servers, and the index that ends it. */
export function paymentSequence({ timeout }: typeof payments, labels: Words): Drawing {
  const say = wordsOf(labels)
  const [customer, service, gateway] = [130, 520, 880]
  const message = (
    from: Place,
    to: Place,
    name: string,
    shown: { for: number[] },
    ink: 'line' | 'wrong' | 'highlight' = 'line',
  ): Mark[] => [
    line(path(from, to), ink, { weight: 'thick', ...shown }),
    sign(to, from[0] < to[0] ? 'M-9-5L0 0L-9 5' : 'M9-5L0 0L9 5', ink, { weight: 'thick', ...shown }),
    label([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], say(name), { by: [0, -0.5], anchor: 'middle', ink, halo: true, ...shown }),
  ]
  return {
    room: 'words',
    marks: [
      ...[customer, service, gateway].map((x) => line(path([x, 90], [x, 1000]), 'soft', { dashed: true })),
      ...[customer, service, gateway].map((x, index) =>
        label([x, 50], say(`lane${index + 1}`), { by: [0, 0.35], anchor: 'middle', ink: 'line' }),
      ),
      ...message([customer, 220], [service, 220], 'pay', { for: [1] }),
      ...message([service, 320], [gateway, 320], 'charge', { for: [1] }),
      line(path([customer - 70, 220], [customer, 220]), 'highlight', { for: [1] }),
      ...dimension([customer - 60, 220], [customer - 60, 640], 'highlight', { for: [1] }),
      line(path([customer - 70, 640], [customer, 640]), 'highlight', { for: [1] }),
      ...message([customer, 720], [service, 720], 'again', { for: [1] }, 'wrong'),
      ...message([service, 820], [gateway, 820], 'second', { for: [1] }, 'wrong'),
      ...message([gateway, 940], [service, 940], 'late', { for: [1] }),
      { ...proof([customer, 470], `${timeout}\u00a0s`, [1], { anchor: 'start', by: [1.1, 0.3], seed: 141 }), for: [1] },
      ...message([customer, 220], [service, 220], 'look', { for: [2] }),
      ...message([customer, 380], [service, 380], 'lookAgain', { for: [2] }),
      ...message([service, 540], [gateway, 540], 'charge', { for: [2] }, 'wrong'),
      ...message([service, 700], [gateway, 700], 'second', { for: [2] }, 'wrong'),
      { ...proof([(service + gateway) / 2, 860], say('both'), [2], { by: [0, 0.3], seed: 142 }), for: [2] },
      ...message([customer, 220], [service, 220], 'insert', { for: [3] }),
      area([service - 14, 220], [service + 14, 760], { fill: 'counted', ink: 'ours', for: [3] }),
      ...message([customer, 400], [service, 400], 'waits', { for: [3] }),
      ...message([service, 500], [gateway, 500], 'charge', { for: [3] }),
      ...message([gateway, 640], [service, 640], 'result', { for: [3] }),
      ...message([service, 760], [customer, 760], 'same', { for: [3] }),
      { ...proof([(service + gateway) / 2, 860], say('one'), [3], { by: [0, 0.3], seed: 143 }), for: [3] },
    ],
  }
}
