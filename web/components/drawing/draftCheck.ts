import { area, type Drawing, dimension, inBothSizes, label, line, type Mark, path, proof, steps, type Words, wordsOf } from './drawing.ts'

/** Months of a year, the last one included. */
export type Draft = { letterEnds: number; episodeEnds: number; paragraphs: readonly { number: string; name: string }[] }

/** Two documents over the same months, and the numbers of the paragraphs in their order: what clashes is dashed. */
export function draftCheck({ letterEnds, episodeEnds, paragraphs }: Draft, labels: Words): Drawing {
  const say = wordsOf(labels)
  const x = (month: number) => 200 + month * 100
  const row = (index: number) => 540 + index * 155
  const numbers = paragraphs.map(({ number }) => number)
  const isTwice = (number: string) => numbers.indexOf(number) !== numbers.lastIndexOf(number)
  return {
    room: 'words',
    marks: [
      ...steps(0, 7).map((month) => line(path([x(month), 60], [x(month), 380]), 'faint')),
      area([x(0), 90], [x(letterEnds), 180], { ink: 'line', weight: 'thick', fill: 'counted' }),
      area([x(0), 250], [x(letterEnds), 340], { ink: 'line', weight: 'thick', fill: 'counted' }),
      area([x(letterEnds), 250], [x(episodeEnds), 340], { ink: 'wrong', weight: 'thick', dashed: true }),
      ...dimension([x(letterEnds), 215], [x(episodeEnds), 215], 'highlight', { for: [1] }),
      line(path([x(letterEnds), 90], [x(letterEnds), 340]), 'highlight', { for: [1] }),
      label([0, 135], say('letter'), { by: [0, 0.35], ink: 'line' }),
      label([0, 295], say('episode'), { by: [0, 0.35], ink: 'line' }),
      ...steps(0, 5).map((month) => label([x(month + 0.5), 380], say(`month${month + 1}`), { by: [0, 0.9], anchor: 'middle' })),
      {
        ...proof([x((letterEnds + episodeEnds) / 2), 135], `${episodeEnds - letterEnds}\u00a0${say('months')}`, [1], {
          by: [0.8, 0.2],
          seed: 111,
        }),
        for: [1],
      },
      line('M0 455H1000', 'faint'),
      ...paragraphs.flatMap(({ number, name }, index): Mark[] => {
        const isSecond = numbers.indexOf(number) !== index
        const y = row(index)
        return [
          line(path([0, y], [0, y + 90]), isTwice(number) ? 'wrong' : 'line', { weight: 'thick', dashed: isSecond }),
          label([0, y + 45], number, {
            by: [0.5, 0.3],
            size: 'figure',
            ink: isSecond ? 'wrong' : 'line',
            ...(isSecond && { for: [1, 3] }),
          }),
          ...inBothSizes((more) => [
            label([170, y + 45], say(name), { by: [0, 0.35], ink: 'line', ...more, ...(name === 'voice' && { for: [1, 2] }) }),
          ]),
          ...(isSecond
            ? [{ ...proof([0, y + 45], number, [2], { anchor: 'start', by: [0.5, 0.3], size: 'figure', seed: 113 }), for: [2] }]
            : []),
        ]
      }),
      ...inBothSizes((more) => [
        {
          ...proof([170, row(paragraphs.length - 1) + 45], say('voice'), [3], { anchor: 'start', by: [0.4, 0.35], seed: 115, ...more }),
          for: [3],
        },
      ]),
    ],
  }
}
