import type { Page } from '@playwright/test'
import { expect, headerReady, test } from './fixtures.ts'

/** One of each kind of page. */
const PAGES = [
  '/',
  '/services/cdr-writing',
  '/services/pr-points-calculator',
  '/services/cdr-review-proofreading',
  '/samples',
  '/pricing',
  '/blogs',
  '/blogs/acs-experience-deduction',
  '/about',
  '/company-policy',
  '/anzsco/eaanzsco',
  '/anzsco/eaanzsco/civil-engineer-233211',
  '/anzsco/compare?codes=ea-233211,ea-233214',
  '/anzsco/data',
  '/nothing-here',
]

const LANDMARKS = ['banner', 'main', 'navigation', 'search', 'contentinfo']
const CONTROLS = ['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'DisclosureTriangle']

type Heard = { role: string; name: string; level: number; live: string | undefined }

/** What Chromium itself tells a screen reader, in reading order: axe and Playwright work names out from the HTML. */
async function heardOn(page: Page): Promise<Heard[]> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const inOrder = (id: string): Heard[] => {
    const node = byId.get(id)
    if (node === undefined) return []
    const property = (name: string) => node.properties?.find((one) => one.name === name)?.value.value
    const own = {
      role: String(node.role?.value),
      name: String(node.name?.value ?? ''),
      level: Number(property('level')),
      live: property('live'),
    }
    return [...(node.ignored ? [] : [own]), ...(node.childIds ?? []).flatMap(inOrder)]
  }
  return nodes[0] ? inOrder(nodes[0].nodeId) : []
}

for (const path of PAGES) {
  test(`${path} is told in order: landmarks, headings without a gap, a name for each control, a place for messages`, async ({ page }) => {
    await page.goto(path)
    await headerReady(page)
    const heard = await heardOn(page)
    const landmarks = heard.filter(({ role }) => LANDMARKS.includes(role)).map(({ role, name }) => `${role} ${name}`.trim())
    expect(landmarks.slice(0, 3)).toEqual(['banner', 'navigation Main', 'main'])
    expect(landmarks.slice(-2)).toEqual(['contentinfo', 'navigation Footer'])
    expect(landmarks.length, 'each has a name of its own').toBe(new Set(landmarks).size)

    const headings = heard.filter(({ role }) => role === 'heading')
    expect(headings.filter(({ level }) => level === 1)).toHaveLength(1)
    const gaps = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
    expect(gaps).toEqual([])
    expect(headings.filter(({ name }) => !/^[\p{L}\p{N}“‘]/u.test(name))).toEqual([])

    expect(heard.filter(({ role, name }) => CONTROLS.includes(role) && name === '')).toEqual([])
    expect(heard).toContainEqual(expect.objectContaining({ role: 'status', name: 'Messages', live: 'polite' }))
  })
}

test('words that are only heard are not run together with those that are shown', async ({ page }) => {
  await page.goto('/services/pr-points-calculator')
  await page.locator('[data-island="points-calculator"][data-ready]').waitFor({ state: 'attached' })
  const names = (await heardOn(page)).filter(({ role }) => role === 'link' || role === 'term').map(({ name }) => name.replace(/\s/g, ' '))
  for (const name of ['Subclass 189', 'Subclass 190', 'Subclass 491']) expect(names).toContain(name)
  expect(names.filter((name) => /^Ask\S/.test(name))).toEqual([])
})
