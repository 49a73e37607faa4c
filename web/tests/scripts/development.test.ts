import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { freePorts } from '../e2e/support/freePorts.ts'
import { launchOptions } from '../launchOptions.ts'
import { fullSnapshot } from '../publisher/support/snapshot.ts'
import { filesOfRepository } from '../unit/filesOfRepository.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const MODULES = join(ROOT, 'web', 'node_modules')
const FORM = 'web/islands/forms/EnquiryForm.tsx'

let tree = ''
let origin = ''
let page: Page
let answers: { url: string; status: number }[] = []
const ends: (() => unknown)[] = []

/** The development server of the site, on a copy that may be edited. */
beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'development-'))
  for (const file of filesOfRepository('web', 'cms/src/contract', 'cms/src/ownersContent')) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    cpSync(join(ROOT, file), join(tree, file))
  }
  // Vite keeps what it has prepared beside the packages, so the folder is the copy's own.
  mkdirSync(join(tree, 'web', 'node_modules'))
  for (const name of readdirSync(MODULES).filter((name) => !/^\.(vite|cache)/.test(name)))
    symlinkSync(join(MODULES, name), join(tree, 'web', 'node_modules', name), 'junction')
  const [port] = await freePorts(1)
  origin = `http://localhost:${port}`
  const env = { ...process.env, PORT: String(port), SITE_URL: origin, CMS_URL: origin, PUBLISH_FOLDER: join(tree, 'publish') }
  const server = spawn(process.execPath, ['node_modules/vike/bin.js', 'dev'], { cwd: join(tree, 'web'), env, stdio: 'ignore' })
  ends.push(async () => {
    const ended = once(server, 'exit')
    server.kill()
    await ended
  })
  const browser = await chromium.launch(launchOptions)
  ends.push(() => browser.close())
  page = await browser.newPage()
  // As long as `poll` in vitest.config.ts: Playwright's 30 s are too short where the cores are busy.
  page.setDefaultTimeout(240_000)
  page.on('response', (response) => answers.push({ url: response.url(), status: response.status() }))
  await vi.waitFor(async () => expect((await fetch(`${origin}/about`)).status).toBe(200), { timeout: 400_000 })
}, 900_000)

afterAll(async () => {
  for (const end of ends.toReversed()) await end()
  rmSync(tree, { recursive: true, force: true, maxRetries: 5 })
})

beforeEach(async () => {
  await page.goto(`${origin}/about`)
  // Again and again: on the first visit Vite finds packages to prepare, and loads the page a second time.
  await expect
    .poll(async () => {
      await page.getByRole('main').getByLabel('Full name').focus()
      return page.locator('main [data-island=enquiry-form]').getAttribute('data-status')
    })
    .toBe('ready')
  await page.getByRole('main').getByLabel('Full name').fill('Asha')
  // Gone with the page, unlike what a form keeps.
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  answers = []
  // The first visit waits until Vite has prepared the packages.
}, 900_000)

const heading = () => page.getByRole('main').getByRole('form').getByRole('heading', { level: 2 })
const overlay = () => page.evaluate(() => document.querySelector('vite-error-overlay')?.shadowRoot?.textContent ?? '')
const isSamePage = () => page.evaluate(() => document.body.hasAttribute('data-same'))

/** Takes the edit back at the end, and waits until the page shows it no more. */
async function whileEdited(file: string, from: string, to: string, look: () => Promise<void>): Promise<void> {
  const path = join(tree, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(from)
  writeFileSync(path, before.replace(from, to))
  try {
    await look()
  } finally {
    writeFileSync(path, before)
  }
  await expect.poll(overlay).toBe('')
}

test('an edit of a part and of its styles shows in the page that is open', async () => {
  await whileEdited(FORM, '        {title}\n', '        Edited {title}\n', async () => {
    await expect.poll(() => heading().textContent()).toMatch(/^Edited /)
    expect(await isSamePage()).toBe(true)
  })
  await whileEdited('web/islands/forms/form.module.css', '.card {', '.card {\n  outline: 7px solid red;', async () => {
    const outline = () => page.locator('main form').evaluate((form) => getComputedStyle(form).outlineWidth)
    await expect.poll(outline).toBe('7px')
    expect(await isSamePage()).toBe(true)
  })
  await whileEdited('web/styles/tokens.css', '--paper: ', '--paper: #123456; --before: ', async () => {
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper').trim())
    await expect.poll(paper).toBe('#123456')
    expect(await isSamePage()).toBe(true)
  })
})

test('a part that throws is named with file and line, and works again once it is repaired', async () => {
  await whileEdited(FORM, '  const isSending =', "  if (title) throw new Error('On purpose')\n  const isSending =", async () => {
    await expect.poll(overlay).toMatch(/On purpose.*EnquiryForm\.tsx:\d+:\d+/s)
  })
  await expect.poll(() => page.locator('main [data-island=enquiry-form]').getAttribute('data-status')).not.toBe('failed')
})

test.each([
  [
    'what throws while a page is rendered',
    'web/components/shell/Footer.tsx',
    '  return (',
    "  if (discipline !== '') throw new Error('On purpose')\n  return (",
    /On purpose.*Footer\.tsx:\d+:\d+/s,
  ],
  ['what cannot be read', 'web/components/shell/Footer.tsx', '<footer', '<footer <', /Footer\.tsx/],
  [
    'content that breaks a rule',
    'web/content/pages/about.ts',
    "title: '",
    `title: '${'Too long '.repeat(9)}`,
    /content\/pages\/about\.ts\s+title: .*about\.ts:\d+:\d+.*\d+ > +\| +title: 'Too long/s,
  ],
])('%s is shown with its file, and the repair brings the page back', async (_, file, from, to, fault) => {
  await whileEdited(file, from, to, async () => {
    await expect.poll(overlay).toMatch(fault)
  })
  await expect.poll(() => heading().count()).toBe(1)
})

test('no file that a page asks for is missing', async () => {
  for (const path of ['/', '/anzsco/compare', '/draft-checker', '/styleguide']) await page.goto(origin + path, { waitUntil: 'networkidle' })
  for (const path of ['/icons/apple-touch.png', '/manifest.webmanifest', '/rss.xml']) await page.request.get(origin + path)
  expect(answers.length).toBeGreaterThan(50)
  expect(answers.filter(({ status }) => status >= 400)).toEqual([])
})

test('what the owner publishes is on the page, and of a version with a fault the owner is told', async () => {
  const want = (content: unknown) => {
    mkdirSync(join(tree, 'publish', 'wanted'), { recursive: true })
    writeFileSync(join(tree, 'publish', 'wanted', 'live.json'), JSON.stringify(content))
  }
  const told = () => JSON.parse(readFileSync(join(tree, 'publish', 'done', 'live.json'), 'utf8'))
  want(fullSnapshot(1))
  await expect.poll(() => page.getByRole('contentinfo').getByRole('link', { name: 'hello@skills.test' }).count()).toBe(1)
  expect(told()).toMatchObject({ number: 1, state: 'ready' })
  want({ ...fullSnapshot(2), details: { email: 'nobody' } })
  await expect.poll(told).toMatchObject({ number: 2, state: 'failed', failure: { sentence: expect.stringContaining('details') } })
  await page.reload()
  expect(await page.getByRole('contentinfo').getByRole('link', { name: 'hello@skills.test' }).count()).toBe(1)
})
