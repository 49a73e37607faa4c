// Makes the site's two font files from the packages: node styles/fonts/subset.mjs
// Needs `npm install --no-save subset-font@2.9.0`; run it when a new character is needed or a font changes.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
const characters = `${printable}\u00a0–—‘’“”…•·→←↑↓×≤≥−½©é`
const packages = join(import.meta.dirname, '..', '..', 'node_modules', '@fontsource-variable')

const fonts = [
  // One optical size: the axis alone would double the file.
  { file: 'newsreader', source: 'newsreader-latin-opsz-normal', axes: { opsz: 36, wght: { min: 400, max: 600 } } },
  { file: 'instrument-sans', source: 'instrument-sans-latin-wght-normal', axes: { wght: { min: 400, max: 700 } } },
]

for (const { file, source, axes } of fonts) {
  const whole = readFileSync(join(packages, file, 'files', `${source}.woff2`))
  writeFileSync(
    join(import.meta.dirname, `${file}.woff2`),
    await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: axes }),
  )
}
