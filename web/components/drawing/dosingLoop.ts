import type { dosing } from '#content/samples/dosing-control.ts'
import { area, type Drawing, dimension, label, line, proof, sign } from './drawing.ts'

/** The loop as on a process diagram: a flow transmitter ahead of it, the chlorine sensor 22 minutes downstream. */
export function dosingLoop({ delay }: typeof dosing): Drawing {
  const bubble = 'M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0'
  const [tank, flow, sensor] = [150, 360, 860]
  return {
    room: 'words',
    marks: [
      area([70, 60], [230, 300], { ink: 'line', weight: 'thick' }),
      line('M70 140q40-50 80 0t80 0', 'ours'),
      line(`M${tank} 300V640`, 'line', { weight: 'thick' }),
      sign([tank, 470], 'M-9-11H9L-9 11H9Z', 'line', { fill: 'ground' }),
      line('M0 640H1000', 'line', { weight: 'thick' }),
      line(`M${flow} 640V380M${sensor} 640V300M${flow} 380V180H560M${sensor} 300V180H640`, 'soft', { dashed: true }),
      line(`M${flow} 350V180H560`, 'highlight', { weight: 'thick', dashed: true }),
      line(`M560 180H300V470H190`, 'soft', { dashed: true }),
      sign([flow, 380], bubble, 'line', { fill: 'ground' }),
      sign([600, 180], bubble, 'line', { fill: 'ground' }),
      sign([sensor, 320], bubble, 'line', { fill: 'ground' }),
      label([flow, 380], 'FT', { by: [0, 0.35], anchor: 'middle', ink: 'line' }),
      label([600, 180], 'AC', { by: [0, 0.35], anchor: 'middle', ink: 'line' }),
      label([sensor, 320], 'AT', { by: [0, 0.35], anchor: 'middle', ink: 'line' }),
      ...dimension([flow, 800], [sensor, 800], 'highlight'),
      proof([(flow + sensor) / 2, 800], `${delay}\u00a0min`, [1], { by: [0, -0.35], seed: 201 }),
    ],
  }
}
