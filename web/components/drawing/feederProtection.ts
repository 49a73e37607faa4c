import { scaleLog } from 'd3-scale'
import { line as curveThrough } from 'd3-shape'
import type { feeder } from '#content/samples/feeder-protection.ts'
import { type Drawing, dimension, label, line, type Place, path, proof, sign, thousandth, type Words, wordsOf } from './drawing.ts'

type Device = { pickup: number; multiplier: number }

/** Seconds until a device operates: the standard inverse curve of IEC 60255-151. */
export function operatingTime({ pickup, multiplier }: Device, amperes: number): number {
  return (multiplier * 0.14) / ((amperes / pickup) ** 0.02 - 1)
}

const CURRENTS = [400, 10_000] as const
const TIMES = [3, 0.15] as const

/** Operating time over fault current, both logarithmic, as a protection engineer draws it. */
export function feederProtection(numbers: typeof feeder, labels: Words): Drawing {
  const say = wordsOf(labels)
  const { before, after, relay, recloser, set, rule, mistake } = numbers
  const reset = { ...relay, multiplier: set }
  const x = scaleLog(CURRENTS, [0, 1000])
  const y = scaleLog(TIMES, [0, 1000])
  const at = (device: Device, amperes: number): Place => [x(amperes), y(operatingTime(device, amperes))]
  const gap = (device: Device, amperes: number) => operatingTime(device, amperes) - operatingTime(recloser, amperes)
  const [wrong, right] = [mistake.secondary * mistake.tap, mistake.corrected * mistake.tap]
  const ruled: Place = [x(after), y(operatingTime(recloser, after) + rule)]
  return {
    room: 'axes',
    marks: [
      ...[500, 600, 700, 800, 900, 1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10_000].map((amperes) =>
        line(path([x(amperes), 0], [x(amperes), 1000]), 'faint'),
      ),
      ...[0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 2, 3].map((time) => line(path([0, y(time)], [1000, y(time)]), 'faint')),
      line(path([0, 0], [0, 1000], [1000, 1000]), 'soft'),
      line(path([x(before), 0], [x(before), 1000]), 'soft', { dashed: true }),
      line(path([x(after), 0], [x(after), 1000]), 'highlight'),
      line(path([x(wrong), 0], [x(wrong), 1000]), 'wrong', { dashed: true, for: [3] }),
      line(path([x(right), 0], [x(right), 1000]), 'highlight', { for: [3] }),
      line(curve(recloser, x, y), 'ours', { weight: 'thick' }),
      line(curve(relay, x, y), 'line', { weight: 'thick' }),
      line(curve(reset, x, y), 'highlight', { weight: 'thick', dashed: true, for: [2] }),
      ...dimension(at(relay, before), at(recloser, before), 'soft'),
      line(path(at(relay, after), at(recloser, after)), 'highlight', { weight: 'bar', for: [1] }),
      line(path(at(reset, after), at(recloser, after)), 'highlight', { weight: 'bar', for: [2] }),
      sign(ruled, 'M-30 0H30', 'wrong', { weight: 'thick', for: [1, 2] }),
      label([1000, ruled[1]], say('rule'), { by: [0, -0.5], anchor: 'end', ink: 'wrong', halo: true, for: [1, 2] }),
      ...[0.2, 0.3, 0.5, 1, 2, 3].map((time) => label([0, y(time)], String(time), { by: [-0.6, 0.35], anchor: 'end' })),
      ...[500, 1000, before].map((amperes) => label([x(amperes), 1000], inKa(amperes), { by: [0, 1.5], anchor: 'middle' })),
      label([1000, 1000], inKa(CURRENTS[1]), { by: [0, 1.5], anchor: 'middle', only: 'wide' }),
      label([1000, 1000], `${inKa(CURRENTS[1])}\u00a0kA`, { by: [0.8, 1.5], anchor: 'end', only: 'narrow' }),
      label([x(after), 1000], inKa(after), { by: [0, 1.5], anchor: 'middle', ink: 'highlight' }),
      label([1000, 1000], say('current'), { by: [0, 3.1], anchor: 'end', only: 'wide' }),
      label([0, 0], say('time'), { by: [0, -0.6] }),
      label([x(before), 0], say('before'), { by: [-0.5, 1.1], anchor: 'end', halo: true, only: 'wide' }),
      label([x(after), 0], say('after'), { by: [0.5, 1.1], ink: 'highlight', only: 'wide', for: [1, 2] }),
      label([x(before), between(at(relay, before), at(recloser, before))], inSeconds(gap(relay, before)), {
        by: [-0.8, 0.35],
        anchor: 'end',
        halo: true,
      }),
      label(at(relay, 1000), say('relay'), { by: [1.9, -1.2], ink: 'line', halo: true }),
      label(at(relay, 1000), say('relaySet'), { by: [1.9, 0.1], halo: true, only: 'wide', for: [1, 3] }),
      label(at(relay, 1000), say('relayReset'), { by: [1.9, 0.1], ink: 'highlight', halo: true, only: 'wide', for: [2] }),
      label([x(430), y(0.62)], say('recloser'), { ink: 'ours' }),
      label([x(430), y(0.62)], say('recloserSet'), { by: [0, 1.3], only: 'wide' }),
      label([x(wrong), 1000], say('mistake'), { by: [-0.5, -0.8], anchor: 'end', ink: 'wrong', halo: true, for: [3] }),
      { ...proof([x(after), y(1.15)], inSeconds(gap(relay, after)), [1], { anchor: 'start', by: [0.75, 0.3], seed: 2 }), for: [1] },
      { ...proof([x(after), y(1.15)], inSeconds(gap(reset, after)), [2], { anchor: 'start', by: [0.75, 0.3], seed: 2 }), for: [2] },
      { ...proof([1000, y(1.15)], `${inKa(right)}\u00a0kA`, [3], { anchor: 'end', by: [-0.35, 0.3], seed: 2 }), for: [3] },
    ],
  }
}

/** From where it comes into the plot to where it leaves it. */
function curve(device: Device, x: (amperes: number) => number, y: (seconds: number) => number): string {
  const steps = 36
  const currents = Array.from({ length: steps + 1 }, (_, index) => CURRENTS[0] * (CURRENTS[1] / CURRENTS[0]) ** (index / steps))
  const inside = currents.filter((amperes) => amperes > device.pickup && operatingTime(device, amperes) <= TIMES[0])
  const points = inside.map((amperes): [number, number] => [thousandth(x(amperes)), thousandth(y(operatingTime(device, amperes)))])
  return curveThrough()(points) ?? ''
}

const between = ([, top]: Place, [, bottom]: Place) => (top + bottom) / 2
const inKa = (amperes: number) => String(amperes / 1000)
const inSeconds = (seconds: number) => `${seconds.toFixed(2)}\u00a0s`
