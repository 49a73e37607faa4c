import { manifestTexts, site } from '#content/site.ts'
import { colour } from '#styles/tokens.ts'
import { icons } from './icons.ts'

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
