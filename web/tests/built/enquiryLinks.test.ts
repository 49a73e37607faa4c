import { expect, test } from 'vitest'
import { pageAt, publicPages } from './site.ts'

test('on every page “Ask about your case” leads to an enquiry form', () => {
  const astray = publicPages.flatMap(({ path, document }) => {
    const href = document.querySelector('[data-enquiry-bar] a')?.getAttribute('href') ?? 'nowhere'
    const [page, id] = href.split('#')
    const target = pageAt(page || path)?.document.querySelector(`[id="${id}"] [data-island=enquiry-form]`)
    return target ? [] : [`${path}: ${href}`]
  })
  expect(astray).toEqual([])
})
