import { closed, type Drawing, label, line, type Mark, path, proof, type Words, wordsOf } from './drawing.ts'

/** Documents in each file; `chart`: which of them, from the top, a sentence is about. */
type Pack = { files: readonly { documents: number; isOpen?: boolean }[]; shown: readonly { file: number; document: number }[] }

/** One stack for each PDF, a sheet for each document in it; what is missing is dashed. */
export function filePack({ files, shown }: Pack, labels: Words): Drawing {
  const say = wordsOf(labels)
  const width = 1000 / files.length
  const [rise, base] = [26, 850]
  const sheet = (file: number, level: number) => {
    const [x, y, half] = [(file + 0.5) * width, base - 40 - level * 62, width * 0.42]
    return closed([x - half, y], [x - half * 0.3, y - rise * 1.6], [x + half, y - rise * 0.8], [x + half * 0.3, y + rise * 0.8])
  }
  return {
    room: 'words',
    marks: [
      line(path([0, base + 20], [1000, base + 20]), 'line', { weight: 'thick' }),
      ...files.flatMap(({ documents, isOpen }, file): Mark[] => [
        ...Array.from({ length: documents }, (_, level): Mark[] => {
          const sentence = shown.findIndex((place) => place.file === file + 1 && documents - place.document === level) + 1
          const missing = isOpen === true && sentence > 0
          return [
            line(sheet(file, level), missing ? 'wrong' : 'line', { fill: 'ground', dashed: missing, weight: missing ? 'thick' : 'thin' }),
            ...(sentence > 0 ? [line(sheet(file, level), 'highlight', { fill: 'highlight', weight: 'thick', for: [sentence] })] : []),
          ]
        }).flat(),
        label([(file + 0.5) * width, base + 20], `0${file + 1}`, { by: [0, 1.7], anchor: 'middle', ink: isOpen ? 'wrong' : 'line' }),
      ]),
      ...shown.flatMap(({ file, document }, index): Mark[] => {
        const y = base - 40 - ((files[file - 1]?.documents ?? 0) - document) * 62
        const x = (file - 0.5) * width
        return [
          line(path([x, y - 40], [x, 190]), 'highlight', { for: [index + 1] }),
          {
            ...proof([Math.min(Math.max(x, 200), 780), 130], say(`circled${index + 1}`), [index + 1], {
              by: [0, 0.3],
              size: 'figure',
              seed: 150 + index,
            }),
            for: [index + 1],
          },
        ]
      }),
      label([0, 0], say('photos'), { by: [0, 0.6], ink: 'line' }),
      label([1000, 1000], say('ready'), { by: [0, 0.8], anchor: 'end', only: 'wide' }),
    ],
  }
}
