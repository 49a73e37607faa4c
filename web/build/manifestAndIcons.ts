import sharp from 'sharp'
import { manifestTexts, site } from '#content/site.ts'
import { mark } from '#styles/mark.ts'
import { colour } from '#styles/tokens.ts'
import { cached } from './outputFiles.ts'

type Icon = { path: string; size: number; purpose?: 'any' | 'maskable'; inset: number }

/** Phones cut their own shape out of a maskable icon: the mark stays in the middle 80 %. */
const icons: readonly Icon[] = [
  { path: '/icons/apple-touch.png', size: 180, inset: 0.08 },
  { path: '/icons/192.png', size: 192, purpose: 'any', inset: 0 },
  { path: '/icons/512.png', size: 512, purpose: 'any', inset: 0 },
  { path: '/icons/maskable-512.png', size: 512, purpose: 'maskable', inset: 0.14 },
]

const { viewBox, sheet, lines, lineWidth, tick, tickWidth } = mark
const drawn = `<path d="${lines}" fill="none" stroke="${colour('card')}" stroke-width="${lineWidth}"/><path d="${tick}" fill="none" stroke="${colour('highlighter')}" stroke-width="${tickWidth}"/>`

export const iconFiles: Readonly<Record<string, () => string | Promise<Buffer>>> = {
  '/icons/icon.svg': () => svg('', 0, sheet.rx),
  ...Object.fromEntries(icons.map((icon) => [icon.path, () => png(icon)])),
}

function png({ size, inset }: Icon): Promise<Buffer> {
  const drawing = svg(`width="${size}" height="${size}"`, inset, inset === 0 ? sheet.rx : 0)
  return cached(drawing, () => sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer())
}

function svg(size: string, inset: number, radius: number): string {
  const scale = 1 - 2 * inset
  const placed =
    inset === 0 ? drawn : `<g transform="translate(${sheet.width * inset} ${sheet.height * inset}) scale(${scale})">${drawn}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${size}><rect width="${sheet.width}" height="${sheet.height}" rx="${radius}" fill="${colour('ink')}"/>${placed}</svg>`
}

export function manifest(): string {
  const entries = icons.flatMap(({ path, size, purpose }) =>
    purpose === undefined ? [] : [{ src: path, sizes: `${size}x${size}`, type: 'image/png', purpose }],
  )
  return `${JSON.stringify(
    {
      name: manifestTexts.name,
      short_name: manifestTexts.shortName,
      lang: site.language,
      start_url: '/',
      display: 'browser',
      background_color: colour('paper'),
      theme_color: colour('ink'),
      icons: [{ src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' }, ...entries],
    },
    null,
    2,
  )}\n`
}
