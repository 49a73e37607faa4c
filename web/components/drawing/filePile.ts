import { closed, type Drawing, label, line, type Mark, type Place, path, proof, sign, type Words, wordsOf } from './drawing.ts'

type File = { isOpen?: boolean }

/** Which files the sentences speak of, by their place from 1; on a phone only these are named, with the first. */
type Pile = { files: readonly File[]; shown: readonly number[] }

/** The files of an application as an assembly drawing: in order, each with its balloon, those not ready pulled out. */
export function filePile({ files, shown }: Pile, labels: Words): Drawing {
  const say = wordsOf(labels)
  const step = 790 / (files.length - 1)
  const y = (place: number) => 90 + (place - 1) * step
  const [half, rise] = [250, 72]
  const left = (place: number) => 290 + (files[place - 1]?.isOpen ? -45 : 0)
  const sheet = (place: number): readonly Place[] => {
    const x = left(place)
    return [
      [x - half, y(place)],
      [x, y(place) - rise],
      [x + half, y(place)],
      [x, y(place) + rise],
    ]
  }
  const places = files.map((_, index) => index + 1)
  const isNamed = (place: number) => place === 1 || shown.includes(place)
  return {
    room: 'words',
    marks: [
      line(path([290, 0], [290, 1000]), 'soft', { dashed: true }),
      ...places.toReversed().flatMap((place): Mark[] => {
        const isOpen = files[place - 1]?.isOpen === true
        const sentence = shown.indexOf(place) + 1
        return [
          line(closed(...sheet(place)), isOpen ? 'wrong' : 'line', { fill: 'ground', dashed: isOpen, weight: isOpen ? 'thick' : 'thin' }),
          ...(sentence > 0 ? [line(closed(...sheet(place)), 'highlight', { weight: 'thick', fill: 'highlight', for: [sentence] })] : []),
        ]
      }),
      line(`M230 ${y(1) - 8}l60-22M290 ${y(1) + 10}l90-30`, 'soft'),
      ...places.flatMap((place): Mark[] => {
        const isOpen = files[place - 1]?.isOpen === true
        const sentence = shown.indexOf(place) + 1
        const only = isNamed(place) ? {} : ({ only: 'wide' } as const)
        const text = say(String(place))
        const ink = isOpen ? 'wrong' : 'line'
        return [
          line(path([left(place) + half, y(place)], [580, y(place)]), isOpen ? 'wrong' : 'soft', only),
          sign([580, y(place)], 'M0 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0', isOpen ? 'wrong' : 'soft', { fill: 'ground', ...only }),
          label([580, y(place)], String(place), { by: [0.75, 0.35], anchor: 'middle', ink, ...only }),
          ...(sentence > 0
            ? [
                label([580, y(place)], text, {
                  by: [1.95, 0.35],
                  ink,
                  for: places.slice(0, shown.length).filter((other) => other !== sentence),
                }),
                {
                  ...proof([580, y(place)], text, [sentence], { anchor: 'start', by: [2.15, 0.35], size: 'text', seed: 40 + place }),
                  for: [sentence],
                },
              ]
            : [label([580, y(place)], text, { by: [1.95, 0.35], ink, ...only })]),
        ]
      }),
      label([1000, 1000], say('ready'), { by: [0, -0.2], anchor: 'end', ink: 'line', only: 'wide' }),
      label([660, y(6)], say('readyShort'), { ink: 'line', only: 'narrow' }),
    ],
  }
}
