import { expect, test } from 'vitest'
import { marked } from '#content/textMarks.ts'
import { placed } from './placed.ts'

const at = (text: string, place: string) => marked(text, place, false)

test('a text’s place is an attribute of the element around it', () => {
  const page = `<h1><b>1</b> ${at('One', 'a.ts#heading')}</h1><p>Read <a href="/x">it</a>, ${at('please', 'a.ts#lead')}</p><p>Other</p>`
  expect(placed(page)).toBe(
    '<h1 data-place="a.ts#heading"><b>1</b> One</h1><p data-place="a.ts#lead">Read <a href="/x">it</a>, please</p><p>Other</p>',
  )
})

test('an attribute’s place is on its own element, and a script only loses its marks', () => {
  const page = `<title>${at('T', 'a.ts#title')}</title><meta content="${at('D', 'a.ts#description')}"/><input placeholder="${at('p', 'a.ts#hint')}" value="a > b"><script type="application/ld+json">{"name":"${at('<b>', 'a.ts#title')}"}</script>`
  expect(placed(page)).toBe(
    '<title data-place="a.ts#title">T</title><meta content="D" data-place="a.ts#description"/><input placeholder="p" value="a > b" data-place="a.ts#hint"><script type="application/ld+json">{"name":"<b>"}</script>',
  )
})

test('half a mark, as of a text that was cut, goes too', () => {
  expect(placed(`<p>${at('Cut', 'a.ts#lead').slice(0, -1)}…</p>`)).toBe('<p>Cut…</p>')
})
