import { expect, test } from 'vitest'
import { fillTemplate, replyValues, unknownPlaceholders } from '../src/leads/replyTemplate.ts'

const template = `Dear {name},

Thank you for your question on {service}. We read it today. You are a {discipline}.
{page}
Kind regards`

test('a template is filled in with the lead', () => {
  const values = replyValues({ fullName: 'Asha Gurung', discipline: 'Civil Engineer', pagePath: '/services/rpl-review' })
  expect(fillTemplate(template, values)).toBe(
    'Dear Asha Gurung,\n\nThank you for your question on RPL Review. We read it today. You are a Civil Engineer.\n/services/rpl-review\nKind regards',
  )
})

test('what a lead does not say leaves no hole', () => {
  expect(fillTemplate(template, replyValues({}))).toBe('We read it today.\nKind regards')
  expect(fillTemplate('Hello {name|there},', replyValues({ fullName: null }))).toBe('Hello there,')
  expect(fillTemplate('Your quote for {service}', replyValues({ pagePath: '/pricing' }))).toBe('')
  expect(fillTemplate('As {discipline}.', replyValues({ discipline: 'Another discipline' }))).toBe('')
})

test('what a visitor typed is no placeholder', () => {
  expect(fillTemplate('Hello {name|there}, of {page|our site}', replyValues({ fullName: '{page}$&' }))).toBe('Hello {page}$&, of our site')
})

test('a placeholder that no lead has is named', () => {
  expect(unknownPlaceholders('Dear {nmae}, {page|here} {constructor}')).toEqual(['nmae', 'constructor'])
})
