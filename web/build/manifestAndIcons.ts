import sharp from 'sharp'
import { manifestTexts, site } from '#content/site.ts'
import { colour } from '#styles/tokens.ts'
import { cached, writeSiteFile } from './outputFiles.ts'

type Icon = { path: string; size: number; purpose?: 'any' | 'maskable'; inset: number }

/** Phones cut their own shape out of a maskable icon: the mark stays in the middle 80 %. */
export const icons: readonly Icon[] = [
  { path: '/icons/apple-touch.png', size: 180, inset: 0.08 },
  { path: '/icons/192.png', size: 192, purpose: 'any', inset: 0 },
  { path: '/icons/512.png', size: 512, purpose: 'any', inset: 0 },
  { path: '/icons/maskable-512.png', size: 512, purpose: 'maskable', inset: 0.14 },
]

const mark = `<path d="M8 9.5h14M8 16h9M8 22.5h7" stroke="${colour('card')}" stroke-width="2.6" stroke-linecap="round"/><circle cx="22.5" cy="20.5" r="5" fill="${colour('highlighter')}"/>`

export async function writeIcons(): Promise<void> {
  writeSiteFile('/icons/icon.svg', svg('', 0, 7))
  for (const { path, size, inset } of icons) {
    const drawing = svg(`width="${size}" height="${size}"`, inset, inset === 0 ? 7 : 0)
    writeSiteFile(path, await cached(drawing, () => sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer()))
  }
}

/** The mark of `components/shell/Logo.tsx` on ink. */
function svg(size: string, inset: number, radius: number): string {
  const scale = 1 - 2 * inset
  const placed = inset === 0 ? mark : `<g transform="translate(${32 * inset} ${32 * inset}) scale(${scale})">${mark}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" ${size}><rect width="32" height="32" rx="${radius}" fill="${colour('ink')}"/>${placed}</svg>`
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
