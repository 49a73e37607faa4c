import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pricing } from '#content/pages/pricing.ts'
import { QuoteExample } from './QuoteExample.tsx'

test('the example of a quote says what the authority charges in words, and never two amounts as one', () => {
  const shown = renderToStaticMarkup(<QuoteExample example={pricing.example} />).replace(/<[^>]+>/g, ' ')
  expect(shown).toMatch(/You pay Engineers Australia\s+Engineers Australia’s fee/)
  expect(shown).toContain('Your price by email, before you decide')
  expect(shown).not.toMatch(/\d \/ \d/)
})
