import { expect, onTestFinished, test } from 'vitest'
import { faultsOfText } from '../faultsOfText.ts'

function faultsIn(html: string, shortened?: string): string[] {
  const root = document.createElement('div')
  root.style.position = 'relative'
  root.innerHTML = html
  document.body.append(root)
  onTestFinished(() => root.remove())
  return faultsOfText(root, shortened)
}

test.each([
  ['is cut off by its box', 'is cut off', '<p style="width: 4em; overflow: hidden; white-space: nowrap">Words that go on</p>'],
  [
    'ends in “…”',
    'is cut off',
    '<p style="width: 4em; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Words that go on</p>',
  ],
  ['is below the end of its box', 'is cut off', '<div style="height: 1em; overflow: hidden"><p>First</p><p>Words that go on</p></div>'],
  ['is under a box', 'is under', '<p>Words that go on</p><div style="position: absolute; inset: 0; background: white"></div>'],
  [
    'is under what the pointer goes through',
    'is under',
    '<p>Words that go on</p><div style="position: absolute; inset: 0; background: white; pointer-events: none"></div>',
  ],
  [
    'is under other words',
    'is under',
    '<p>Words that go on</p><p style="position: absolute; top: 0; margin: 0">Others that go on as far</p>',
  ],
  ['is right of the window', 'is out of the window', '<p style="position: fixed; left: 99vw; white-space: nowrap">Words that go on</p>'],
  [
    'stays below the window while the page scrolls',
    'is out of the window',
    '<div style="position: fixed; top: 0"><p style="height: 120vh">First</p><p>Words that go on</p></div>',
  ],
  ['is wider than its field', 'is wider than its field', '<input placeholder="Words that go on" style="width: 4em">'],
  [
    'is drawn over the edge',
    'is cut off',
    '<svg width="40" height="20" style="overflow: hidden"><text y="15">Words that go on</text></svg>',
  ],
])('a text that %s is named', (_, fault, html) => {
  expect(faultsIn(html)).toContainEqual(expect.stringMatching(new RegExp(`^“Words that go on” ${fault}`)))
})

test('a panel that stays in place and is taller than the window is named', () => {
  const panel = '<aside style="position: sticky; top: 0"><p style="height: 120vh">First</p></aside>'
  expect(faultsIn(`<div style="height: 300vh">${panel}</div>`)).toEqual([expect.stringContaining('stays in place')])
})

test.each([
  ['can be scrolled to', '<div style="height: 3em; overflow: auto"><p style="height: 90px">First</p><p>Words that go on</p></div>'],
  ['is pressed by a link over all of its card', '<a style="position: absolute; inset: 0"></a><p>Words that go on</p>'],
  ['is for a screen reader alone', '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden">Words that go on</p>'],
  ['is folded', '<details><summary>First</summary><p>Words that go on</p></details>'],
  ['leaves what floats when the page is scrolled', '<p>Words that go on</p><b style="position: fixed; bottom: 0; background: red">x</b>'],
])('a text that %s is no fault', (_, html) => {
  expect(faultsIn(html)).toEqual([])
})

test('what is shortened on purpose is no fault', () => {
  const html = '<p data-short style="width: 4em; overflow: hidden; white-space: nowrap">Words that go on</p>'
  expect(faultsIn(html, '[data-short]')).toEqual([])
})
