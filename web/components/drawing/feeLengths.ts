import { scaleLinear } from 'd3-scale'
import { area, type Drawing, dimension, label, line, type Mark, path, proof, sign, steps, type Words, wordsOf } from './drawing.ts'

export type Fees = { cdr: number; employment: number; fastTrack: number; ours?: number | undefined }

/** What the authority gets, by choice: the assessment alone, with employment, with fast track, with both. */
export function extrasOf({ employment, fastTrack }: Fees): readonly (readonly number[])[] {
  return [[], [employment], [fastTrack], [employment, fastTrack]]
}

const [TOP, BOTTOM] = [270, 540]

/** Amounts as lengths of one member: their fee hatched, its extras, and ours; a dimension for each, and one for the whole. */
export function feeLengths(fees: Fees, labels: Words): Drawing {
  const say = wordsOf(labels)
  const { cdr, employment, fastTrack, ours } = fees
  const whole = Math.ceil((cdr + employment + fastTrack + (ours ?? 900)) / 500) * 500
  const x = scaleLinear([0, whole], [0, 1000])
  return {
    room: 'words',
    marks: [
      ...steps(0, whole, 100).map((aud) => line(path([x(aud), 0], [x(aud), 1000]), aud % 500 === 0 ? 'faint' : 'grid')),
      area([0, TOP], [x(cdr), BOTTOM], { fill: 'hatch', ink: 'line', weight: 'thick' }),
      label([0, TOP], say('authority'), { by: [0, -1.9], ink: 'line' }),
      label([0, TOP], say('fee'), { by: [0, -0.6] }),
      ...extrasOf(fees).flatMap((extras, index) => choice({ cdr, extras, ours }, index + 1, x, say)),
      ...steps(0, whole, 500).map((aud) =>
        label([x(aud), 1000], inDigits(aud), { by: [0, 0], anchor: aud === 0 ? 'start' : aud === whole ? 'end' : 'middle', only: 'wide' }),
      ),
      label([1000, 0], say('scale'), { by: [0, 0.8], anchor: 'end', only: 'wide' }),
    ],
  }
}

type Choice = { cdr: number; extras: readonly number[]; ours: number | undefined }

function choice({ cdr, extras, ours }: Choice, sentence: number, x: (aud: number) => number, say: (name: string) => string): Mark[] {
  const shown = { for: [sentence] }
  const ends = extras.map((_, index) => cdr + extras.slice(0, index + 1).reduce((sum, aud) => sum + aud, 0))
  const theirs = ends.at(-1) ?? cdr
  const middle = (TOP + BOTTOM) / 2
  const ourEnd = theirs + (ours ?? 700)
  return [
    ...extras.map((aud, index) =>
      area([x((ends[index] ?? 0) - aud), TOP], [x(ends[index] ?? 0), BOTTOM], { fill: 'hatch', ink: 'ours', weight: 'thick', ...shown }),
    ),
    ...(ours === undefined
      ? [
          line(`M${x(theirs)} ${TOP}H${x(ourEnd)}M${x(theirs)} ${BOTTOM}H${x(ourEnd)}`, 'marked', {
            weight: 'thick',
            dashed: true,
            ...shown,
          }),
          sign([x(ourEnd), middle], 'M0-60V-12L9-5L-9 7L0 14V60', 'marked', { weight: 'thick', ...shown }),
        ]
      : [area([x(theirs), TOP], [x(ourEnd), BOTTOM], { fill: 'marked', ink: 'marked', weight: 'thick', ...shown })]),
    label([x(theirs), middle], say('ours'), { by: [0.6, 0.35], ink: 'marked', ...shown }),
    label([x(theirs), TOP], ours === undefined ? say('quoted') : inDigits(ours), {
      by: [0.3, -0.6],
      ink: 'marked',
      only: 'wide',
      ...shown,
    }),
    ...dimension([0, BOTTOM + 100], [x(cdr), BOTTOM + 100], 'soft', shown),
    label([x(cdr) / 2, BOTTOM + 100], inDigits(cdr), { by: [0, -0.4], anchor: 'middle', ink: 'line', ...shown }),
    ...extras.flatMap((aud, index) => [
      ...dimension([x((ends[index] ?? 0) - aud), BOTTOM + 100], [x(ends[index] ?? 0), BOTTOM + 100], 'soft', shown),
      label([x((ends[index] ?? 0) - aud / 2), BOTTOM + 100], inDigits(aud), { by: [0, -0.4], anchor: 'middle', ink: 'line', ...shown }),
    ]),
    ...dimension([0, BOTTOM + 290], [x(ours === undefined ? theirs : ourEnd), BOTTOM + 290], 'marked', { weight: 'thick', ...shown }),
    {
      ...proof([x(ours === undefined ? theirs : ourEnd) / 2, BOTTOM + 290], inDigits(ours === undefined ? theirs : ourEnd), [sentence], {
        by: [0, -0.5],
        seed: 70,
      }),
      ...shown,
    },
  ]
}

function inDigits(aud: number): string {
  const decimals = Number.isInteger(aud) ? 0 : 2
  return aud.toLocaleString('en-AU', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}
