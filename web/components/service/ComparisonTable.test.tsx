import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { comparisons } from '#content/comparison.ts'
import { pricing } from '#content/pages/pricing.ts'
import { scopes } from '#content/scope.ts'
import { serviceAt } from '#content/services.ts'
import { ComparisonTable } from './ComparisonTable.tsx'
import { ScopeInNumbers } from './ScopeInNumbers.tsx'

const text = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('each comparison answers the same four kinds of question for three ways, and names its rule', () => {
  for (const comparison of Object.values(comparisons)) {
    const markup = renderToStaticMarkup(<ComparisonTable comparison={comparison} />)
    expect(markup.match(/<tr>/g)).toHaveLength(5)
    expect(markup.match(/scope="row"/g)).toHaveLength(4)
    expect(text(markup)).toMatch(/Written by someone else.*Alone.*With us.*Who writes it\?.*What do you hold at the end\?.*Source: /)
  }
})

test('the argument is made in positive words', () => {
  for (const comparison of Object.values(comparisons)) {
    const words = text(renderToStaticMarkup(<ComparisonTable comparison={comparison} />).replace(/<p class="fine[\s\S]*/, ''))
    expect(words.match(/\b(not|no|never|none|nothing|cannot|neither|nor|without)\b/gi) ?? []).toHaveLength(0)
  }
})

test('the numbers of the scope are those that the service and the example of a quote give', () => {
  const { counts, page } = scopes['cdr-writing']
  const service = serviceAt('cdr-writing')
  const get = service.glance?.get ?? ''
  for (const { count, of } of counts) expect(get).toContain(of === 'evidence list' ? of : `${count} ${of.replace(' on your projects', '')}`)
  expect(service.deliverables.map(({ title }) => title).join()).toContain('Three sheets of interview questions')
  expect(pricing.example.stages.map(({ title }) => title).join()).toContain(
    'Two rounds of comments on three episodes and the summary statement',
  )
  const shown = text(renderToStaticMarkup(<ScopeInNumbers scope={scopes['cdr-writing']} />))
  expect(shown).toContain(`One page with ${page.comments} comments`)
  expect(shown).toContain('An invented example')
})
