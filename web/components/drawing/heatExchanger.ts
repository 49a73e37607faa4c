import { scaleLinear } from 'd3-scale'
import type { exchanger } from '#content/samples/plate-heat-exchanger.ts'
import { type Drawing, dimension, label, line, path, proof, steps, type Words, wordsOf } from './drawing.ts'

/** Heat that one kilogram of water takes up for one kelvin, in kJ. */
const WATER = 4.18

type Exchanger = typeof exchanger

/** kW that the loop gives up. */
export function load({ loop }: Exchanger): number {
  return loop.flow * WATER * (loop.from - loop.to)
}

/** K by which tower water rises at a load and a flow. */
export function rise(kilowatts: number, flow: number): number {
  return kilowatts / (flow * WATER)
}

/** kW for each kelvin of log-mean temperature difference, the streams in opposite directions. */
export function conductance(numbers: Exchanger): number {
  const { loop, tower } = numbers
  const [hot, cold] = [loop.from - tower.to, loop.to - tower.from]
  return load(numbers) / ((cold - hot) / Math.log(cold / hot))
}

/** Temperatures along the exchanger: the loop cools from left to right, tower water warms from right to left. */
export function heatExchanger(numbers: Exchanger, labels: Words): Drawing {
  const say = wordsOf(labels)
  const { loop, tower, panel, flow, designRise } = numbers
  const y = scaleLinear([55, 22], [0, 1000])
  const degrees = (value: number) => value.toFixed(1)
  return {
    room: 'axes',
    marks: [
      ...steps(25, 55, 5).map((value) => line(path([0, y(value)], [1000, y(value)]), 'faint')),
      line('M0 0V1000M1000 0V1000', 'soft'),
      line(path([0, y(tower.from + designRise)], [1000, y(tower.from)]), 'soft', { dashed: true, for: [1, 2] }),
      line(path([0, y(tower.to)], [1000, y(tower.from)]), 'ours', { weight: 'thick' }),
      line(path([0, y(loop.from)], [1000, y(loop.to)]), 'line', { weight: 'thick' }),
      line(path([0, y(loop.design)], [1000, y(loop.design)]), 'wrong', { dashed: true }),
      ...dimension([150, y(tower.to)], [150, y(tower.from)], 'highlight', { for: [1] }),
      line(path([150, y(tower.from)], [1000, y(tower.from)]), 'highlight', { for: [1] }),
      ...dimension([60, y(loop.from - 0.6)], [60, y(tower.to - 0.83)], 'highlight', { for: [3] }),
      ...dimension([940, y(loop.to + 0.6)], [940, y(tower.from + 0.83)], 'highlight', { for: [3] }),
      label([60, y((loop.from + tower.to) / 2)], `${degrees(loop.from - tower.to)} K`, {
        by: [0.6, 0],
        ink: 'highlight',
        halo: true,
        for: [3],
      }),
      label([940, y((loop.to + tower.from) / 2)], `${degrees(loop.to - tower.from)} K`, {
        by: [-0.6, 0],
        anchor: 'end',
        ink: 'highlight',
        halo: true,
        for: [3],
      }),
      ...steps(25, 55, 10).map((value) => label([0, y(value)], String(value), { by: [-0.6, 0.35], anchor: 'end' })),
      label([0, 0], say('temperature'), { by: [0, -0.6] }),
      label([380, y(loop.from - 3.8)], say('loop'), { by: [0.6, -0.7], ink: 'line', halo: true }),
      label([230, y(37.7)], say('tower'), { by: [0.8, -0.5], ink: 'ours', halo: true, for: [1, 3] }),
      label([0, y(loop.from)], degrees(loop.from), { by: [0.5, -0.6], ink: 'line', halo: true }),
      label([1000, y(loop.to)], degrees(loop.to), { by: [-0.5, -0.6], anchor: 'end', ink: 'line', halo: true }),
      label([0, y(tower.to)], degrees(tower.to), { by: [0.5, 1.4], ink: 'ours', halo: true, for: [1, 2] }),
      label([1000, y(tower.from)], degrees(tower.from), { by: [-0.5, 1.4], anchor: 'end', ink: 'ours', halo: true }),
      label([1000, y(loop.design)], say('design'), { by: [-0.4, -0.5], anchor: 'end', ink: 'wrong', halo: true, for: [1] }),
      label([300, y(tower.from + designRise * 0.7)], `${say('panel')} ${panel}`, {
        by: [0, 1.8],
        anchor: 'middle',
        halo: true,
        only: 'wide',
        for: [2],
      }),
      {
        ...proof([150, y(30.2)], `${degrees(tower.to - tower.from)}\u00a0K`, [1], { anchor: 'start', by: [0.9, 0.3], seed: 81 }),
        for: [1],
      },
      { ...proof([640, y(37.6)], `${flow}\u00a0${say('flow')}`, [2], { by: [0, 0], seed: 82 }), for: [2] },
      { ...proof([330, y(28.2)], `${Math.round(conductance(numbers) / 10) * 10}\u00a0kW/K`, [3], { by: [0, 0.3], seed: 83 }), for: [3] },
      label([0, 1000], say('along'), { by: [0, 1.5], only: 'wide' }),
      label([1000, 1000], say('outlet'), { by: [0, 1.5], anchor: 'end', only: 'wide' }),
    ],
  }
}
