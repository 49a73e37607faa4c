import { expect, test } from 'vitest'
import { sentFields } from '../../../cms/src/contract/sentFields.ts'
import { addresses, hiddenAddresses } from './addresses.ts'
import { attributesOf, type BuiltPage, pageAt, textsOf } from './site.ts'

const pathAddresses = addresses.filter((path) => path.startsWith('/find-your-path'))
const results = pathAddresses
  .flatMap((path) => pageAt(path) ?? [])
  .filter((page) => !page.document.querySelector('[data-island=path-question]'))

test('without JavaScript every page is reached from the first question by its links', () => {
  const reached = new Set(['/find-your-path'])
  for (const path of reached) {
    const page = pageAt(path)
    const answers = page ? attributesOf(page, '[data-island=path-question] ul a', 'href') : []
    for (const href of answers) reached.add(href.replace(/#.*/, ''))
  }
  expect(pathAddresses.filter((path) => !reached.has(path))).toEqual([])
})

test('every result shows authority, pathway, rule with its source and reading, for whom it is, documents, fees and the enquiry', () => {
  expect(results.length).toBeGreaterThan(40)
  const wrong = results.flatMap((page) => missingIn(page).map((part) => `${page.path}: ${part}`))
  expect(wrong).toEqual([])
})

test('a result tells nobody what their answers were, before the script knows that they gave some', () => {
  const claims = /\b[Yy]our answers\b|answers in this link|\b[Yy]ou (answered|said|chose|finished)\b|Our lists give/
  const wrong = results.filter((page) => {
    const links = attributesOf(page, 'main a', 'href').some((href) => href.includes('#answers'))
    return links || claims.test(page.document.querySelector('main')?.text ?? '')
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('the subject of a result’s enquiry names it', () => {
  const wrong = results.filter((page) => {
    const [form] = attributesOf(page, 'main [data-island="enquiry-form"]', 'data-props')
    const { subject } = (JSON.parse(decode(form ?? '{}')) as { texts?: { subject?: string } }).texts ?? {}
    return !subject?.startsWith('Find your path: ') || subject.length > sentFields.subject.max
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('the first page links the results that search engines are given', () => {
  const [start, ...listed] = pathAddresses.filter((path) => !hiddenAddresses.includes(path))
  const first = pageAt(start ?? '')
  expect(first && attributesOf(first, 'section[aria-labelledby=pathways] a', 'href').toSorted()).toEqual(listed)
})

function missingIn(page: BuiltPage): string[] {
  const parts: Record<string, boolean> = {
    authority: textsOf(page, 'main dl dt').includes('Authority'),
    pathway: textsOf(page, 'main dl dt').includes('Pathway'),
    source: page.document.querySelectorAll('#rule a[href^="https://"]').length > 0,
    reading: page.document.querySelector('main')?.text.includes('stored copies') ?? false,
    conditions: textsOf(page, 'section[aria-labelledby=path-answers] > ul li').length > 0,
    documents: page.document.querySelectorAll('#documents input[type=checkbox]').length > 1,
    fees: page.document.querySelector('#fees') !== null,
    enquiry: page.document.querySelector('#enquiry [data-island="enquiry-form"]') !== null,
    next: page.document.querySelectorAll('#next a').length > 1,
  }
  return Object.entries(parts).flatMap(([part, there]) => (there ? [] : [part]))
}

function decode(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}
