import { expect, test } from 'vitest'
import { type BuiltPage, builtPages, publicPages, siteOrigin, textsOf } from './site.ts'

type Node = { '@type': string; [property: string]: unknown }
type ListItem = { position: number; name: string; item?: string }

/** What we may honestly say about ourselves. No organisation, no person, no review, no rating, no questions and answers. */
const allowed = 'BlogPosting BreadcrumbList DefinedTerm DefinedTermSet ListItem Service Thing WebApplication WebSite'.split(' ')

test('search engines can read every page’s structured data, and it claims nothing we do not have', () => {
  const types = builtPages.flatMap((page) => markupOf(page).flatMap(typesIn))
  expect([...new Set(types)].filter((type) => !allowed.includes(type))).toEqual([])
})

test('every page but home has a breadcrumb, and the structured data has the same one', () => {
  const different = builtPages.filter((page) => {
    const marked = markupOf(page).filter((node) => node['@type'] === 'BreadcrumbList')
    const items = marked.flatMap(({ itemListElement }) => itemListElement as ListItem[])
    const names = items.map(({ name }) => name)
    const addresses = items.flatMap(({ item }) => item ?? [])
    const shown = page.document
      .querySelectorAll('nav[aria-label=Breadcrumb] a')
      .map((link) => `${siteOrigin()}${link.getAttribute('href')}`)
    return (
      names.join(' / ') !== textsOf(page, 'nav[aria-label=Breadcrumb] li').join(' / ') ||
      addresses.join() !== shown.join() ||
      items.some(({ position }, index) => position !== index + 1)
    )
  })
  expect(different.map(({ path }) => path)).toEqual([])
  const without = publicPages.filter(({ document }) => document.querySelector('nav[aria-label=Breadcrumb]') === null)
  expect(without.map(({ path }) => path)).toEqual(['/'])
})

test.each([
  ['WebSite', /^\/$/],
  ['Service', /^\/services\/(?!pr-points-calculator$)/],
  ['WebApplication', /^\/services\/pr-points-calculator$/],
  ['BlogPosting', /^\/blogs\//],
  ['DefinedTermSet', /^\/anzsco\/(ea|acs|iml)anzsco$/],
  ['DefinedTerm', /^\/anzsco\/[a-z]+\/[a-z-]+-\d{6}$/],
])('%s is marked up on the pages it describes and nowhere else', (type, where) => {
  const marked = publicPages.filter((page) => markupOf(page).some((node) => node['@type'] === type)).map(({ path }) => path)
  expect(marked).toEqual(publicPages.map(({ path }) => path).filter((path) => where.test(path)))
})

test('an article’s structured data has the headline and the day that readers see', () => {
  const different = publicPages.filter((page) => {
    const article = markupOf(page).find((node) => node['@type'] === 'BlogPosting')
    if (article === undefined) return false
    const days = page.document.querySelectorAll('main time').map((time) => time.getAttribute('datetime'))
    return article.headline !== textsOf(page, 'h1')[0] || !days.includes(String(article.datePublished))
  })
  expect(different.map(({ path }) => path)).toEqual([])
})

function markupOf({ document }: BuiltPage): Node[] {
  return document.querySelectorAll('script[type="application/ld+json"]').map((script) => JSON.parse(script.text) as Node)
}

function typesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = '@type' in value ? [String(value['@type'])] : []
  return [...own, ...Object.values(value).flatMap(typesIn)]
}
