import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { blockHtml, numberLinks, richText, sectionHeadings } from './markdownHtml.ts'

const table = '| A | B |\n| --- | --- |\n| 1 | 2 |'

test('the line above a table becomes its numbered caption', () => {
  const html = blockHtml(`Table: Years used\n\n${table}\n\nText.\n\nTable: Months used\n\n${table}`)
  expect(html).toContain('<caption><b>Table 1</b> Years used</caption>')
  expect(html).toContain('<caption><b>Table 2</b> Months used</caption>')
  expect(html).toContain('aria-label="Years used"')
  expect(html).not.toContain('Table:')
})

test('a paragraph that only begins like a caption stays a paragraph', () => {
  expect(blockHtml('Table: we found none.\n\nMore text.')).toContain('<p>Table: we found none.</p>')
})

const hostile = [
  '<script>alert(1)</script>',
  'a <img src=x onerror=alert(1)> b',
  '![x](https://evil.example/x.png)',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](</\t/evil.example>)',
  '[x](<java\tscript:alert(1)>)',
  '[x](https://a.example/" onmouseover="alert(1))',
  '[x](https://a.example "t\\" onmouseover=\\"alert(1)")',
  '<https://a.example/"onclick="alert(1)>',
  '<javascript:alert(1)>',
  '## <svg onload=alert(1)>',
  '| <b onclick=x> |\n| --- |\n| <iframe src=javascript:alert(1)> |',
  'Table: <img src=x onerror=alert(1)>\n\n| A |\n| --- |\n| 1 |',
  '```<script>\n</code><script>alert(1)</script>\n```',
  '[x]: javascript:alert(1)\n\n[x]',
  '<span id="popup"></span>',
  '<span id="a" onclick="alert(1)"></span>',
]

test.each(hostile)('%s shows as text or not at all', (markdown) => {
  const document = parse(blockHtml(markdown))
  const tags = document.querySelectorAll('*')
  expect(tags.map(({ rawTagName }) => rawTagName).filter((name) => /^(script|img|svg|iframe)$/.test(name))).toEqual([])
  const attributes = tags.flatMap((tag) => Object.entries(tag.attributes))
  expect(attributes.filter(([name]) => name.startsWith('on'))).toEqual([])
  expect(attributes.filter(([name, value]) => name === 'href' && !/^https:\/\/a\.example/.test(value))).toEqual([])
  expect(attributes.filter(([name, value]) => name === 'id' && value === 'popup')).toEqual([])
})

test('links to pages, sections, mail, phone and https stay', () => {
  const links = ['https://a.example/?a=1&b=2', '/pricing#quote', '#top', 'mailto:info@example.com', 'tel:+61491570006']
  for (const link of links)
    expect(
      parse(blockHtml(`[x](${link})`))
        .querySelector('a')
        ?.getAttribute('href'),
    ).toBe(link)
})

test('each heading has a name of its own, whatever its letters', () => {
  const markdown = '## Rules\n\n## Rules\n\n## القواعد\n\n## 🎉\n\n## Content'
  const ids = parse(blockHtml(markdown))
    .querySelectorAll('h2')
    .map(({ id }) => id)
  expect(ids).toEqual(['rules', 'rules-2', 'section-3', 'section-4', 'content-2'])
  expect(sectionHeadings(markdown).map(({ id }) => id)).toEqual(ids)
})

test('a link to a source shows its number in the list, and no other link does', () => {
  const link = '<a href="https://two.example/?a=1&amp;b=2">Two</a>'
  expect(numberLinks(`<p>${link}, <a href="/pricing">Pricing</a></p>`, ['https://one.example/', 'https://two.example/?a=1&b=2'])).toBe(
    `<p>${link}<sup aria-hidden="true">2</sup>, <a href="/pricing">Pricing</a></p>`,
  )
})

test('a sentence of a part is data, and what a part cannot show is refused', () => {
  expect(richText('Search [the **lists**](/anzsco/eaanzsco), “a” & *b*.')).toEqual([
    'Search ',
    { href: '/anzsco/eaanzsco', words: ['the ', { strong: ['lists'] }] },
    ', “a” & ',
    { em: ['b'] },
    '.',
  ])
  expect(() => richText('[x](javascript:alert(1))')).toThrow()
  expect(() => richText('<b>x</b>')).toThrow()
})
