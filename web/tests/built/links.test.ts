import { expect, test } from 'vitest'
import { headerTexts } from '#content/navigation.ts'
import { attributesOf, type BuiltPage, builtPages, fileAt, indexedPages, isFile, pageAt, publicPages, siteOrigin } from './site.ts'

test('every link to a page or a place on it leads somewhere', () => {
  const broken = builtPages.flatMap((page) =>
    attributesOf(page, 'a[href]', 'href')
      .filter((href) => isBroken(href, page))
      .map((href) => `${page.path} → ${href}`),
  )
  expect([...new Set(broken)]).toEqual([])
})

test('links are written in the one form of an address: no trailing slash, no file name', () => {
  const untidy = builtPages.flatMap((page) =>
    attributesOf(page, 'a[href^="/"]', 'href')
      .filter((href) => /.\/$|\.html$|\/\//.test(href.replace(/[?#].*$/, '')))
      .map((href) => `${page.path} → ${href}`),
  )
  expect([...new Set(untidy)]).toEqual([])
})

test('every link that opens a new tab says so and tells the other page nothing', () => {
  const links = builtPages.flatMap((page) => page.document.querySelectorAll('a[target]').map((link) => ({ path: page.path, link })))
  expect(links.length).toBeGreaterThan(0)
  const silent = links.filter(({ link }) => !link.text.includes(headerTexts.newTab) || link.getAttribute('rel') !== 'noopener noreferrer')
  expect(silent.map(({ path, link }) => `${path} ${link.text}`)).toEqual([])
})

test('no two parts of a page have the same id', () => {
  const twice = builtPages.flatMap((page) => {
    const ids = attributesOf(page, '[id]', 'id')
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${page.path} #${id}`)
  })
  expect(twice).toEqual([])
})

test.each(['/sitemap.xml', '/rss.xml', '/robots.txt'])('every address in %s is a page or file of this site', (file) => {
  const urls = fileAt(file)
    .toString()
    .match(new RegExp(`${siteOrigin()}[^\\s<>")]*`, 'g'))
  expect(urls?.length).toBeGreaterThan(0)
  expect(urls?.filter((url) => isBrokenPath(new URL(url).pathname))).toEqual([])
})

test('a crawler reaches every page it may list from home within four links: web/content/navigation.ts or a page leads there', () => {
  const listed = new Map(indexedPages.map((page) => [page.path, page]))
  const reached = new Set(['/'])
  for (let link = 0, from = ['/']; link < 4; link++) {
    from = [...new Set(from.flatMap((path) => pathsLinkedFrom(listed.get(path))))].filter((path) => listed.has(path) && !reached.has(path))
    for (const path of from) reached.add(path)
  }
  expect([...listed.keys()].filter((path) => !reached.has(path))).toEqual([])
})

function pathsLinkedFrom(page: BuiltPage | undefined): string[] {
  if (page === undefined) return []
  return attributesOf(page, 'a[href]', 'href').map((href) => new URL(href, `${siteOrigin()}${page.path}`).pathname)
}

function isBroken(href: string, page: BuiltPage): boolean {
  const url = new URL(href, `${siteOrigin()}${page.path}`)
  if (url.origin !== siteOrigin()) return false
  if (isBrokenPath(url.pathname)) return true
  const target = url.pathname === page.path || href.startsWith('#') ? page : pageAt(url.pathname)
  return url.hash !== '' && target?.document.getElementById(decodeURIComponent(url.hash.slice(1))) == null
}

function isBrokenPath(path: string): boolean {
  return pageAt(path) === undefined && !isFile(path)
}

test('on every page “Ask about your case” leads to an enquiry form', () => {
  const astray = publicPages.flatMap(({ path, document }) => {
    const href = document.querySelector('[data-enquiry-bar] a')?.getAttribute('href') ?? 'nowhere'
    const [page, id] = href.split('#')
    const target = pageAt(page || path)?.document.querySelector(`[id="${id}"] [data-island=enquiry-form]`)
    return target ? [] : [`${path}: ${href}`]
  })
  expect(astray).toEqual([])
})
