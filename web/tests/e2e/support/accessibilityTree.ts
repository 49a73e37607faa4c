import { expect, type Page } from '@playwright/test'

const LANDMARKS = ['banner', 'main', 'navigation', 'search', 'contentinfo']
const CONTROLS = ['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'DisclosureTriangle']

type Heard = { role: string; name: string; level: number; live: string | undefined }

/** What Chromium itself tells a screen reader, in reading order: axe and Playwright work names out from the HTML. */
export async function heardOn(page: Page): Promise<Heard[]> {
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

/** Landmarks, headings without a gap, a name for each control, a place for messages. */
export async function expectToldInOrder(page: Page): Promise<void> {
  const heard = await heardOn(page)
  const landmarks = heard.filter(({ role }) => LANDMARKS.includes(role)).map(({ role, name }) => `${role} ${name}`.trim())
  expect(landmarks.slice(0, 3)).toEqual(['banner', 'navigation Main', 'main'])
  expect(landmarks.slice(-2)).toEqual(['contentinfo', 'navigation Footer'])
  expect(landmarks.length, 'each has a name of its own').toBe(new Set(landmarks).size)

  const headings = heard.filter(({ role }) => role === 'heading')
  expect(headings.filter(({ level }) => level === 1)).toHaveLength(1)
  expect(headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)).toEqual([])
  expect(headings.filter(({ name }) => !/^[\p{L}\p{N}“‘]/u.test(name))).toEqual([])

  expect(heard.filter(({ role, name }) => CONTROLS.includes(role) && name === '')).toEqual([])
  expect(heard).toContainEqual(expect.objectContaining({ role: 'status', name: 'Messages', live: 'polite' }))
}
