import { linkHorizontal } from 'd3-shape'
import { type Drawing, label, line, type Mark, type Place, proof, sign, type Words, wordsOf } from './drawing.ts'

type Row = { element: string; paragraphs: readonly string[] }

/** `shown`: the element of each sentence. */
export type Rows = { rows: readonly Row[]; shown: readonly string[] }

/** Elements on the left, numbered paragraphs on the right, and a line from each row to its proof; a row without one ends nowhere. */
export function elementMap({ rows, shown }: Rows, labels: Words): Drawing {
  const say = wordsOf(labels)
  const paragraphs = [...new Set(rows.flatMap((row) => row.paragraphs))].toSorted()
  const left = (index: number): Place => [300, 40 + (index * 920) / (rows.length - 1)]
  const right = (paragraph: string): Place => [760, 40 + (paragraphs.indexOf(paragraph) * 920) / (paragraphs.length - 1)]
  const link = linkHorizontal<{ source: Place; target: Place }, Place>()
    .source(({ source }) => source)
    .target(({ target }) => target)
    .x(([x]) => x)
    .y(([, y]) => Math.round(y))
  const draw = (source: Place, target: Place) => link({ source, target }) ?? ''
  return {
    room: 'words',
    marks: [
      ...rows.flatMap(({ paragraphs: own }, index) => own.map((paragraph) => line(draw(left(index), right(paragraph)), 'soft'))),
      ...rows.flatMap(({ element, paragraphs: own }, index) => {
        const sentence = shown.indexOf(element) + 1
        return own
          .filter(() => sentence > 0)
          .map((paragraph) => line(draw(left(index), right(paragraph)), 'highlight', { weight: 'thick', for: [sentence] }))
      }),
      ...rows.flatMap(({ element, paragraphs: own }, index): Mark[] => {
        const sentence = shown.indexOf(element) + 1
        const isOpen = own.length === 0
        const others = shown.map((_, place) => place + 1).filter((other) => other !== sentence)
        const text = isOpen ? say('gap') : own.join(', ')
        return [
          sign(left(index), DOT, isOpen ? 'wrong' : 'line', { fill: 'ground', dashed: isOpen }),
          label(left(index), element, { by: [-0.9, 0.35], anchor: 'end', ink: isOpen ? 'wrong' : 'line' }),
          ...(isOpen
            ? [
                label(left(index), text, { by: [0.9, 0.35], ink: 'wrong', halo: true, for: others }),
                { ...proof(left(index), text, [sentence], { anchor: 'start', by: [1.5, 0.35], size: 'text', seed: 93 }), for: [sentence] },
              ]
            : []),
          ...(sentence > 0 && !isOpen
            ? [
                {
                  ...proof([815, right(own[0] ?? '')[1]], text, [sentence], {
                    anchor: 'start',
                    by: [0.2, 0.3],
                    size: 'figure',
                    seed: 90 + sentence,
                  }),
                  for: [sentence],
                },
              ]
            : []),
        ]
      }),
      ...paragraphs.flatMap((paragraph): Mark[] => {
        const circled = rows.filter((row) => row.paragraphs[0] === paragraph).map((row) => shown.indexOf(row.element) + 1)
        const free = shown.map((_, place) => place + 1).filter((sentence) => !circled.includes(sentence))
        return [
          sign(right(paragraph), DOT, 'line', { fill: 'ground' }),
          label(right(paragraph), paragraph, { by: [0.9, 0.35], ink: 'line', ...(free.length < shown.length && { for: free }) }),
        ]
      }),
    ],
  }
}

const DOT = 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0'
