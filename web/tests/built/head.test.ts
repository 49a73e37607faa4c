import { expect, test } from 'vitest'
import { attributesOf, type BuiltPage, builtPages, fileAt, indexedPages, isFile, sharedBy, siteOrigin, textsOf } from './site.ts'

test('every page says that it is Australian English, and its character set where browsers look for it', () => {
  const wrong = builtPages.filter(({ html, document }) => {
    const start = Buffer.from(html).subarray(0, 1024).toString()
    return document.querySelector('html')?.getAttribute('lang') !== 'en-AU' || !/<meta charset="utf-8"/i.test(start)
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('the style sheet is in the head after character set and title, and no mark is left', () => {
  const wrong = builtPages.filter(({ html }) => {
    const head = html.slice(0, html.indexOf('</head>'))
    const style = head.search(/<style|<link[^>]*rel="stylesheet"/)
    return style < 0 || style < head.indexOf('</title>') || style < head.search(/<meta charset/i) || html.includes('__VITE_PLUGIN_SSR__')
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

/** What each page has to have once, and unlike any other page, with the lengths that search engines show whole. */
const ownTexts: Record<string, { of: (page: BuiltPage) => string[]; least: number; most: number }> = {
  title: { of: (page) => textsOf(page, 'head title'), least: 1, most: 60 },
  description: { of: (page) => attributesOf(page, 'meta[name=description]', 'content'), least: 50, most: 160 },
  'main heading': { of: (page) => textsOf(page, 'h1'), least: 1, most: 200 },
}

test.each(Object.entries(ownTexts))('every page has one %s of its own, which search engines show whole', (_, { of, least, most }) => {
  const wrong = indexedPages.filter(
    (page) => of(page).length !== 1 || (of(page)[0]?.length ?? 0) < least || (of(page)[0]?.length ?? 0) > most,
  )
  expect(wrong.map((page) => `${page.path}: ${of(page)}`)).toEqual([])
  expect(builtPages.filter((page) => of(page).length !== 1).map(({ path }) => path)).toEqual([])
  expect(sharedBy(builtPages, (page) => of(page)[0])).toEqual([])
})

test('every page that may be listed names its own address as the canonical one', () => {
  const wrong = indexedPages.filter((page) => {
    const canonical = attributesOf(page, 'link[rel=canonical]', 'href')
    return canonical.length !== 1 || canonical[0] !== addressOf(page.path)
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('a shared link shows the page’s own title, text and address', () => {
  const wrong = indexedPages.filter((page) => {
    const [url] = attributesOf(page, 'meta[property="og:url"]', 'content')
    const [title = ''] = attributesOf(page, 'meta[property="og:title"]', 'content')
    const [text] = attributesOf(page, 'meta[property="og:description"]', 'content')
    const [description] = attributesOf(page, 'meta[name=description]', 'content')
    return url !== addressOf(page.path) || text !== description || title === '' || !textsOf(page, 'head title')[0]?.startsWith(title)
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('a shared link has an image of 1200 × 630 and at most 60 KB, with words for it', () => {
  const wrong = indexedPages.filter((page) => {
    const [image = ''] = attributesOf(page, 'meta[property="og:image"]', 'content')
    const [alt = ''] = attributesOf(page, 'meta[property="og:image:alt"]', 'content')
    const path = image.replace(siteOrigin(), '')
    if (alt === '' || !isFile(path)) return true
    const png = fileAt(path)
    return png.readUInt32BE(16) !== 1200 || png.readUInt32BE(20) !== 630 || png.length > 60_000
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

function addressOf(path: string): string {
  return `${siteOrigin()}${path}`
}
