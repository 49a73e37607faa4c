import { type Drawing, inBothSizes, label, line, type Mark, type Place, proof, sign, type Words, wordsOf } from './drawing.ts'

/** `shown`: the reason of each sentence, from 1. */
type Reasons = { reasons: readonly { isRight?: boolean }[]; shown: readonly number[] }

/** A cloud of arcs along a rectangle, as a drawing office marks what was revised. */
export function cloud([left, top]: Place, [right, bottom]: Place, across: number, down: number): string {
  const arcs = (count: number, x: number, y: number) =>
    `a${Math.hypot(x / 2, y / 2) * 0.6} ${Math.hypot(x / 2, y / 2) * 0.6} 0 0 1 ${x} ${y}`.repeat(count)
  const [width, height] = [(right - left) / across, (bottom - top) / down]
  return `M${left} ${top}${arcs(across, width, 0)}${arcs(down, 0, height)}${arcs(across, -width, 0)}${arcs(down, 0, -height)}Z`
}

/** Each reason of an outcome in its own cloud, with the place in the lodged file that answers it; one has none. */
export function revisionClouds({ reasons, shown }: Reasons, labels: Words): Drawing {
  const say = wordsOf(labels)
  return {
    room: 'words',
    marks: reasons.flatMap(({ isRight }, index): Mark[] => {
      const [left, top] = [20 + (index % 2) * 520, 70 + Math.floor(index / 2) * 490]
      const [right, bottom] = [left + 440, top + 350]
      const sentence = shown.indexOf(index + 1) + 1
      const ink = isRight ? 'wrong' : 'line'
      const middle: Place = [(left + right) / 2, (top + bottom) / 2]
      const others = shown.map((_, place) => place + 1).filter((other) => other !== sentence)
      const where = say(`where${index + 1}`)
      return [
        line(cloud([left, top], [right, bottom], 7, 5), ink, { weight: 'thick', dashed: isRight === true }),
        ...(sentence > 0 ? [line(cloud([left, top], [right, bottom], 7, 5), 'highlight', { weight: 'thick', for: [sentence] })] : []),
        ...inBothSizes((more) => [
          label(middle, say(`reason${index + 1}`), { by: [0, -0.7], anchor: 'middle', ink, ...more }),
          label(middle, where, { by: [0, 1.1], anchor: 'middle', ...more, ...(sentence > 0 && { for: others }) }),
          ...(sentence > 0
            ? [{ ...proof(middle, where, [sentence], { by: [0, 1.3], seed: 160 + sentence, ...more }), for: [sentence] }]
            : []),
        ]),
        sign([right, bottom], 'M0-16L15 10H-15Z', ink, { fill: 'ground' }),
        label([right, bottom], String(index + 1), { by: [0, 0.45], anchor: 'middle', ink }),
      ]
    }),
  }
}
