import { expect, test } from 'vitest'
import { attributesOf, builtPages, fileAt, indexedPages, isFile, sharedBy, siteOrigin, textsOf } from './site.ts'

test('every page says that it is Australian English', () => {
  const others = builtPages.filter(({ document }) => document.querySelector('html')?.getAttribute('lang') !== 'en-AU')
  expect(others.map(({ path }) => path)).toEqual([])
})

test('the character set is in the first 1,024 bytes, where browsers look for it', () => {
  const late = builtPages.filter(({ html }) => !/<meta charset="utf-8"/i.test(Buffer.from(html).subarray(0, 1024).toString()))
  expect(late.map(({ path }) => path)).toEqual([])
})

test('the style sheet is in the head after character set and title, and no mark is left', () => {
  const wrong = builtPages.filter(({ html }) => {
    const head = html.slice(0, html.indexOf('</head>'))
    const style = head.search(/<style|<link[^>]*rel="stylesheet"/)
    return style < 0 || style < head.indexOf('</title>') || style < head.search(/<meta charset/i) || html.includes('__VITE_PLUGIN_SSR__')
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('every page has one title of its own, which search engines show whole', () => {
  const wrong = builtPages.filter((page) => {
    const [title = '', ...more] = textsOf(page, 'head title')
    return title.length === 0 || title.length > (indexedPages.includes(page) ? 60 : 70) || more.length > 0
  })
  expect(wrong.map((page) => `${page.path}: ${textsOf(page, 'head title')}`)).toEqual([])
  expect(sharedBy(builtPages, (page) => textsOf(page, 'head title')[0])).toEqual([])
})

test('every page has a description of its own, of 50 to 160 letters', () => {
  const wrong = builtPages.filter((page) => {
    const [description = '', ...more] = attributesOf(page, 'meta[name=description]', 'content')
    return description.length < 50 || description.length > 160 || more.length > 0
  })
  expect(wrong.map((page) => `${page.path}: ${attributesOf(page, 'meta[name=description]', 'content')}`)).toEqual([])
  expect(sharedBy(builtPages, (page) => attributesOf(page, 'meta[name=description]', 'content')[0])).toEqual([])
})

test('every page has exactly one main heading, unlike any other page’s', () => {
  expect(builtPages.filter((page) => textsOf(page, 'h1').length !== 1).map(({ path }) => path)).toEqual([])
  expect(sharedBy(builtPages, (page) => textsOf(page, 'h1')[0])).toEqual([])
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
