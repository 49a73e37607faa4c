import { scaleLinear } from 'd3-scale'
import { area, type Drawing, inBothSizes, label, line, type Mark, path, proof, steps, type Words, wordsOf } from './drawing.ts'

type Matches = {
  phrase: readonly string[]
  /** Those that a sentence is about, in the order of the sentences. */
  shown: readonly string[]
  rows: readonly { name: string; words: number; isChanged: boolean; times?: number }[]
}

/** Two texts laid over each other, and below them every match in words: one square a word. */
export function wordMatches({ rows, phrase, shown }: Matches, labels: Words): Drawing {
  const say = wordsOf(labels)
  const longest = Math.max(...rows.map(({ words }) => words))
  const [left, right] = [300, 960]
  const x = scaleLinear([0, longest], [left, right])
  const top = 470
  const row = (1000 - top) / rows.length
  const size = row * 0.5
  return {
    room: 'words',
    marks: [
      area([0, 50], [860, 290], { ink: 'line', weight: 'thick', fill: 'earth' }),
      area([140, 130], [1000, 370], { ink: 'wrong', weight: 'thick', dashed: true }),
      area([140, 130], [860, 290], { fill: 'highlight', ink: 'highlight' }),
      label([0, 50], say('draft'), { by: [0, -0.6], ink: 'line' }),
      label([1000, 370], say('sample'), { by: [0, 1.4], ink: 'wrong', anchor: 'end' }),
      ...phrase.flatMap((part, index) =>
        (['wide', 'narrow'] as const).map((only) =>
          label([500, 210], part, {
            by: [0, (index - (phrase.length - 1) / 2) * 1.15 + 0.35],
            anchor: 'middle',
            size: only === 'wide' ? 'figure' : 'text',
            ink: 'line',
            only,
          }),
        ),
      ),
      ...steps(0, longest, 2).map((words) => line(path([x(words), top], [x(words), 1000]), 'faint')),
      ...rows.flatMap(({ name, words, isChanged, times = 1 }, index): Mark[] => {
        const y = top + index * row + row * 0.25
        const sentence = shown.indexOf(name) + 1
        const squares = steps(0, words - 1)
          .map((word) => `M${x(word)} ${y}V${y + size}`)
          .join('')
        return [
          area([left, y], [x(words), y + size], { fill: isChanged ? 'hatch' : 'ground', ink: isChanged ? 'line' : 'soft' }),
          ...(times > 1
            ? [
                line(
                  steps(1, times - 1)
                    .map((time) => `M${x((time * words) / times)} ${y}V${y + size}`)
                    .join(''),
                  'soft',
                ),
              ]
            : []),
          ...(sentence > 0
            ? [
                area([left, y], [x(words), y + size], { fill: 'highlight', ink: 'highlight', weight: 'thick', for: [sentence] }),
                line(squares, 'highlight', { for: [sentence] }),
              ]
            : []),
          label([left, y + size / 2], say(name === 'sample' ? 'sampleLine' : name), {
            by: [-0.6, 0.35],
            anchor: 'end',
            ink: sentence > 0 ? 'line' : 'soft',
            only: 'wide',
          }),
          label([left, y + size / 2], say(`${name}Short`), { by: [-0.5, 0.35], anchor: 'end', only: 'narrow' }),
          ...(sentence > 0
            ? [
                label([x(words), y + size / 2], String(words), {
                  by: [0.6, 0.35],
                  for: steps(1, shown.length).filter((other) => other !== sentence),
                }),
                ...inBothSizes((more) => [
                  {
                    ...proof([x(words), y + size / 2], `${words}\u00a0${say('words')}`, [sentence], {
                      anchor: 'start',
                      by: [more.size === 'figure' ? 0.75 : 1.1, 0.3],
                      seed: 60 + sentence,
                      ...more,
                    }),
                    for: [sentence],
                  },
                ]),
              ]
            : [label([x(words), y + size / 2], String(words), { by: [0.6, 0.35] })]),
        ]
      }),
      label([1000, 1000], say('scale'), { by: [0, 1.6], anchor: 'end', only: 'wide' }),
    ],
  }
}
