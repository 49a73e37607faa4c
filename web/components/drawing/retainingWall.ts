import type { cutting } from '#content/samples/retaining-wall.ts'
import {
  closed,
  type Drawing,
  dimension,
  label,
  level,
  line,
  type Mark,
  type Place,
  path,
  proof,
  scaled,
  sign,
  steps,
  type Words,
  wordsOf,
} from './drawing.ts'

/** The face leans back by this much for each metre: chosen for the drawing, as the slip surface is. The text says neither. */
const BATTER = 0.16
/** How far the grid and the ground go on: beyond any window. */
const FAR = 60
/** Movement of the wall is drawn larger than it is. */
const MOVEMENT_SCALE = 100

/** The cutting in metres, with its toe at 0: water as drawn and as logged, the slip surface, the factor of safety. */
export function retainingWall(numbers: typeof cutting, labels: Words): Drawing {
  const say = wordsOf(labels)
  const { depth, water, factor, required, nailed, report, limit } = numbers
  const face = (height: number): Place => [height * BATTER, -height]
  const crest = face(depth)
  const ground = [[-FAR, 0], [0, 0], crest, [FAR, crest[1]]] as const
  const borehole = 9.9
  const nails = [1.1, 2.6, 4.1, 5.6].map((height) => {
    const head = face(height)
    return path(head, [head[0] + 6.2, head[1] + 1.15])
  })
  const section: Mark[] = [
    line(
      steps(-FAR, FAR)
        .map((metre) => `M${metre}-${FAR}V${FAR}M-${FAR} ${metre}H${FAR}`)
        .join(''),
      'grid',
    ),
    line(closed(...ground, [FAR, FAR], [-FAR, FAR]), 'grid', { fill: 'earth' }),
    line(closed([-FAR, 0], [0, 0], face(water), [FAR, -water], [FAR, FAR], [-FAR, FAR]), 'grid', { fill: 'water' }),
    line(`M0 0A7.1 7.1 0 0 0 6.4-${depth}`, 'wrong', { weight: 'thick', dashed: true }),
    line(path(face(water), [borehole, -water]), 'highlight', { weight: 'thick', dashed: true }),
    line(path([borehole, -water], [FAR, -water]), 'highlight', { weight: 'thick' }),
    line(path([0.6, 0.8], [FAR, 0.8]), 'wrong', { dashed: true }),
    line(`M${borehole - 0.08}-${depth}V1.4M${borehole + 0.08}-${depth}V1.4`, 'soft'),
    line(path(...ground), 'line', { weight: 'thick' }),
    line(nails.join(''), 'ours', { weight: 'thick', for: [2] }),
    ...movement(report, limit, crest, say),
    ...[-1.1, 1.6].map((x) => sign([crest[0] + 2.4 + x, crest[1]], 'M0 0l-9 9M6 0l-9 9M12 0l-9 9', 'soft')),
    sign([-0.6, 0], 'M0 0l-9 9M6 0l-9 9M12 0l-9 9', 'soft'),
    level([borehole - 0.8, -water], 'highlight', { water: true }),
    level([crest[0] + 0.9, crest[1]], 'soft'),
    ...[-1.9, -4.4].flatMap(track),
    line(path([-1.05, -water], face(water)), 'highlight', { for: [1] }),
    ...dimension([-0.55, 0], [-0.55, -water], 'highlight', { for: [1] }),
    label([crest[0] + 1.3, crest[1]], `+${depth.toFixed(1)}`, { by: [0, -0.7], only: 'wide', for: [1, 2] }),
    label([borehole, crest[1]], say('borehole'), { by: [0, -0.7], anchor: 'middle', only: 'wide' }),
    label([borehole - 0.4, -water], say('logs'), { by: [0, 2.1], anchor: 'end', ink: 'highlight', halo: true }),
    label([borehole - 0.4, 0.8], say('drawings'), { by: [0, 1.25], anchor: 'end', ink: 'wrong' }),
    label([4.4, -1.9], say('slip'), { by: [0.6, 0.6], ink: 'wrong', only: 'wide' }),
    label([-1.9, 0], say('up'), { by: [0, 1.6], anchor: 'middle', only: 'wide' }),
    label([-4.4, 0], say('down'), { by: [0, 1.6], anchor: 'middle', only: 'wide' }),
    { ...proof([-0.55, -water / 2], `${water}\u00a0m`, [1], { anchor: 'end', by: [-0.75, 0.3], seed: 11 }), for: [1, 2] },
  ]
  return {
    room: 'none',
    marks: [
      scaled([345, 800], section, { only: 'wide' }),
      scaled([330, 830], section, { only: 'narrow' }),
      ...factorOfSafety({ before: factor[0], after: factor[1], required, nailed }, say),
      label([30, 965], say('scale'), { only: 'wide' }),
    ],
  }
}

type Factor = { before: number; after: number; required: number; nailed: number }

/** The factor before and after, over its own axis: the required one is a mark that it must not fall below. */
function factorOfSafety({ before, after, required, nailed }: Factor, say: (name: string) => string): Mark[] {
  const x = (value: number) => (value - 1.1) * 14
  const arrow = (from: number, to: number, y: number) =>
    `M${x(from)} ${y}H${x(to)}m${from > to ? 0.2 : -0.2}-.13L${x(to)} ${y}l${from > to ? 0.2 : -0.2} .13`
  const great = (value: number, more: { for?: number[]; only: 'wide' | 'narrow' }, at: Place) =>
    label(at, value.toFixed(2), { size: 'great', ink: 'line', by: [0.5, 0.35], ...more })
  return [
    label([45, 45], say('factor'), { by: [0, 0.4] }),
    label([45, 157], before.toFixed(2), { size: 'figure', struck: true, by: [0, 0.3], only: 'wide' }),
    label([45, 190], before.toFixed(2), { size: 'figure', struck: true, by: [0, 0.3], only: 'narrow' }),
    great(after, { for: [1, 3], only: 'wide' }, [165, 152]),
    great(after, { for: [1, 3], only: 'narrow' }, [185, 185]),
    { ...proof([165, 152], nailed.toFixed(2), [2], { size: 'great', anchor: 'start', by: [0.5, 0.35], seed: 14 }), for: [2], only: 'wide' },
    {
      ...proof([185, 185], nailed.toFixed(2), [2], { size: 'great', anchor: 'start', by: [0.5, 0.35], seed: 14 }),
      for: [2],
      only: 'narrow',
    },
    scaled(
      [45, 262],
      [
        line(
          `M0 0H7${steps(1.1, 1.6, 0.1)
            .map((value) => `M${x(value)}-.1v.2`)
            .join('')}`,
          'soft',
        ),
        line(arrow(before, after, -0.22), 'highlight', { weight: 'thick' }),
        line(arrow(after, nailed, -0.42), 'ours', { weight: 'thick', for: [2] }),
        line(`M${x(required)}-.45V.2`, 'wrong', { weight: 'thick' }),
        ...steps(1.1, 1.6, 0.1).map((value) =>
          label([x(value), 0.1], value.toFixed(value > 1.45 && value < 1.55 ? 2 : 1), {
            by: [0, 1.2],
            anchor: 'middle',
            ink: value > 1.45 && value < 1.55 ? 'wrong' : 'soft',
          }),
        ),
        label([x(required), 0.1], say('required'), { by: [0, 2.5], anchor: 'middle', ink: 'wrong' }),
      ],
      { only: 'wide' },
    ),
  ]
}

/** What the plan watches for: where the crest would be, a hundred times larger. */
function movement(report: number, limit: number, [x, y]: Place, say: (name: string) => string): Mark[] {
  const metres = (millimetres: number) => (millimetres / 1000) * MOVEMENT_SCALE
  return [
    ...[report, limit].map((millimetres) =>
      line(`M${x - metres(millimetres)} ${y}L${-metres(millimetres) / 3} 0`, millimetres === limit ? 'wrong' : 'ours', {
        dashed: true,
        for: [3],
      }),
    ),
    ...dimension([x, y - 0.5], [x - metres(limit), y - 0.5], 'highlight', { for: [3] }),
    label([-0.9, y * 0.6], say('movement'), { anchor: 'end', only: 'wide', for: [3] }),
    { ...proof([x, y - 1.2], `${limit}\u00a0mm`, [3], { anchor: 'start', by: [1, 0.3], seed: 17 }), for: [3] },
  ]
}

/** Ballast, sleeper and two rails of standard gauge. */
function track(x: number): Mark[] {
  return [
    line(`M${x - 1.1} 0l.3-.22h1.6l.3 .22`, 'soft'),
    line(`M${x - 0.65}-.27h1.3`, 'line', { weight: 'thick' }),
    line(`M${x - 0.52}-.27v-.17M${x + 0.52}-.27v-.17`, 'soft'),
  ]
}
