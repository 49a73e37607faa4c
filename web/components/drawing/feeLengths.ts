import { scaleLinear } from 'd3-scale'
import { area, type Drawing, label, line, type Mark, path, proof, steps, type Words, wordsOf } from './drawing.ts'

export type Fees = { cdr: number; employment: number; fastTrack: number; ours?: number | undefined }

/** What the authority gets, by choice: the assessment alone, with employment, with fast track, with both. */
export function extrasOf({ employment, fastTrack }: Fees): readonly (readonly number[])[] {
  return [[], [employment], [fastTrack], [employment, fastTrack]]
}

/** A member for each choice, all from one line and to one scale: their fee, its extras, and ours; the chosen one is hatched and measured. */
export function feeLengths(fees: Fees, labels: Words): Drawing {
  const say = wordsOf(labels)
  const { cdr, employment, fastTrack, ours } = fees
  // With room for the figure of the longest.
  const whole = Math.ceil(((cdr + employment + fastTrack + (ours ?? 0)) * 1.37) / 250) * 250
  const x = scaleLinear([0, whole], [0, 1000])
  return {
    room: 'words',
    marks: [
      ...steps(0, whole, 100).map((aud) => line(path([x(aud), 0], [x(aud), AXIS]), aud % 500 === 0 ? 'faint' : 'grid')),
      line(path([0, AXIS], [1000, AXIS]), 'soft'),
      ...extrasOf(fees).flatMap((extras, index) => member({ cdr, extras, ours }, index + 1, x, say)),
      ...steps(0, whole - 1, whole > 3000 ? 1000 : 500).map((aud) =>
        label([x(aud), AXIS], inDigits(aud), { by: [0, 1.4], anchor: aud === 0 ? 'start' : 'middle' }),
      ),
      line(path([0, 0], [0, AXIS]), 'line', { weight: 'thick' }),
      label([1000, 0], say('scale'), { by: [0, -0.5], anchor: 'end', only: 'wide' }),
    ],
  }
}

const AXIS = 925
const PITCH = 225
const HEIGHT = 115

type Choice = { cdr: number; extras: readonly number[]; ours: number | undefined }

function member({ cdr, extras, ours }: Choice, sentence: number, x: (aud: number) => number, say: (name: string) => string): Mark[] {
  const shown = { for: [sentence] }
  const others = { for: [1, 2, 3, 4].filter((other) => other !== sentence) }
  const top = 60 + (sentence - 1) * PITCH
  const [bottom, middle] = [top + HEIGHT, top + HEIGHT / 2]
  const lengths = [cdr, ...extras]
  const ends = lengths.map((_, index) => lengths.slice(0, index + 1).reduce((sum, aud) => sum + aud, 0))
  const theirs = ends.at(-1) ?? cdr
  const total = theirs + (ours ?? 0)
  const seams = ends.slice(0, -1).map((aud) => path([x(aud), top], [x(aud), bottom]))
  return [
    area([0, top], [x(theirs), bottom], { ink: 'soft', fill: 'ground', ...others }),
    area([0, top], [x(theirs), bottom], { ink: 'line', weight: 'thick', fill: 'hatch', ...shown }),
    ...(ours === undefined
      ? [line(`M${x(theirs)} ${top}H${x(theirs + 450)}M${x(theirs)} ${bottom}H${x(theirs + 450)}`, 'highlight', { dashed: true, ...shown })]
      : [
          area([x(theirs), top], [x(total), bottom], { ink: 'soft', fill: 'ground', ...others }),
          area([x(theirs), top], [x(total), bottom], { ink: 'highlight', weight: 'thick', fill: 'highlight', ...shown }),
        ]),
    ...(seams.length > 0 ? [line(seams.join(''), 'line', { weight: 'thick', ...shown })] : []),
    label([0, top], say(`member${sentence}`), { by: [0.4, -0.45], ink: 'line' }),
    label([x(total), middle], inDigits(total), { by: [0.6, 0.33], ...others }),
    {
      ...proof([x(total), middle], inDigits(total), [sentence], { anchor: 'start', by: [0.85, 0.3], size: 'figure', seed: 70 + sentence }),
      ...shown,
    },
    ...lengths.map((aud, index) =>
      label([x((ends[index] ?? 0) - aud / 2), middle], lengths.length === 1 ? say('authority') : inDigits(aud), {
        by: [0, 0.33],
        anchor: 'middle',
        ink: 'line',
        halo: true,
        only: 'wide',
        ...shown,
      }),
    ),
    ...(ours === undefined
      ? [label([x(theirs), top], say('quoted'), { by: [0.4, -0.9], ink: 'highlight', only: 'wide', ...shown })]
      : [
          label([x(theirs + ours / 2), middle], `${say('ours')}\u00a0${inDigits(ours)}`, {
            by: [0, 0.33],
            anchor: 'middle',
            ink: 'highlight',
            halo: true,
            only: 'wide',
            ...shown,
          }),
        ]),
  ]
}

function inDigits(aud: number): string {
  const decimals = Number.isInteger(aud) ? 0 : 2
  return aud.toLocaleString('en-AU', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}
