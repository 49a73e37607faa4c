import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fillTemplate, replyValues, services, unknownPlaceholders } from '../src/leads/replyTemplate.ts'

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

test('the inbox knows every service page by the name in the menu', () => {
  // Read as text: the site and the inbox are two installs, and neither compiles the other.
  const file = path.resolve(import.meta.dirname, '..', '..', 'web', 'content', 'navigation.ts')
  const menu = readFileSync(file, 'utf8').split("label: 'Footer'")[0] ?? ''
  const offered = [...menu.matchAll(/\{ path: '(\/services\/[\w-]+)', label: '([^']+)' \}/g)].map(([, route, label]) => [route, label])
  expect(offered.length).toBeGreaterThan(10)
  expect(services, 'cms/src/siteContent/serviceNames.ts').toEqual(Object.fromEntries(offered))
})
