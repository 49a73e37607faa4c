import type { Page } from '@playwright/test'
import { announcedBy, expect, FAILED, headerReady, hold, holdScripts, openWithChunksHeld, openWithStoppedClock, test } from './fixtures.ts'
import { expectNoFaultAtWidths } from './support/accessibility.ts'
import { codesShown, elsewhere, LISTS, onAcs, onEa, openList, rowsOn, searchBox } from './support/occupationLists.ts'

test('a search finds a misspelt title, says who assesses another, and comes back with its address', async ({ page }) => {
  await openList(page, LISTS.ea)
  await searchBox(page).fill('civil enginer')
  await expect.poll(() => codesShown(page).then(([first]) => first)).toBe('233211')
  await searchBox(page).fill('devops')
  await expect(elsewhere(page).getByText('The Australian Computer Society assesses:')).toBeVisible()
  expect(await codesShown(page)).toEqual([])
  await expect(page).toHaveURL('/anzsco/eaanzsco?q=devops')
  await elsewhere(page).getByRole('link', { name: '261316 Devops Engineer' }).click()
  await expect(page).toHaveURL('/anzsco/acsanzsco/devops-engineer-261316')
  await expect(page.getByRole('heading', { level: 1, name: 'Devops Engineer' })).toBeVisible()
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('devops')
  await expect(elsewhere(page).getByRole('link', { name: '261316 Devops Engineer' })).toBeVisible()
})

test('the filters work with a search and without, say what they hide, and are in the address', async ({ page }) => {
  await openList(page, LISTS.ea)
  await page.getByLabel('Category').selectOption('Engineering Technologist')
  await expect.poll(() => codesShown(page)).toEqual(['233914'])
  await expect(page.getByText(`1 of ${onEa} occupations`).first()).toBeVisible()
  await searchBox(page).fill('chemical engineer')
  await expect(page.getByText('None on this list, 1 without the filters').first()).toBeVisible()

  await page.getByLabel('Category').selectOption('')
  await page.getByLabel('Visa list').selectOption('ROL')
  await searchBox(page).fill('draftsman')
  await expect(page).toHaveURL('/anzsco/eaanzsco?q=draftsman&list=ROL')
  await page.reload()
  await page.locator('[data-island=occupation-list][data-status=ready]').waitFor()
  await expect(page.getByLabel('Visa list')).toHaveValue('ROL')
  await expect.poll(() => codesShown(page)).toEqual(['312511'])
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(searchBox(page)).toBeFocused()
  await expect(page).toHaveURL(LISTS.ea)
  await expect.poll(() => codesShown(page)).toHaveLength(onEa ?? 0)
})

test('ticked rows open their comparison, which follows its selects, on an address to share', { tag: '@engines' }, async ({ page }) => {
  const box = (title: string) => page.getByRole('checkbox', { name: `Compare ${title}`, exact: true })
  await openList(page, LISTS.ea)
  await box('Civil Engineer').check()
  await expect(page.getByText('233211 Civil Engineer. Choose one or two more.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Compare chosen' })).toBeDisabled()
  await box('Structural Engineer').check()
  await box('Transport Engineer').check()
  await expect(box('Electrical Engineer')).toBeDisabled()
  await box('Transport Engineer').uncheck()
  await page.getByRole('button', { name: 'Compare chosen' }).click()
  await expect(page).toHaveURL('/anzsco/compare?codes=ea-233211,ea-233214')
  await expect(page.getByRole('columnheader')).toHaveText(['233211Civil Engineer', '233214Structural Engineer'])
  await page.getByLabel('Third occupation (optional)').selectOption('acs-135111')
  await expect(page).toHaveURL('/anzsco/compare?codes=ea-233211,ea-233214,acs-135111')
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await page.reload()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await expectNoFaultAtWidths(page, [320, 1280])
})

test('typing asks the server once for the entries; a search that cannot be loaded says so under the whole list, and is answered later', async ({
  page,
}) => {
  await page.route('**/data/search.json', (route) => route.abort())
  await openList(page, LISTS.acs)
  await headerReady(page)
  await searchBox(page).fill('devops')
  await expect(page.getByText('The search could not be loaded.').first()).toBeVisible()
  await expect(rowsOn(page)).toHaveCount(onAcs ?? 0)
  await page.unroute('**/data/search.json')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await searchBox(page).fill('')
  await searchBox(page).pressSequentially('software engineer for databases')
  await expect(page.getByText(`of ${onAcs} occupations`).first()).toBeVisible()
  // The browser fetches the tab's icon when it likes.
  await expect
    .poll(() => asked.filter((path) => !/^\/(assets|icons)\//.test(path)).toSorted())
    .toEqual(['/data/other-occupations.json', '/data/search.json'])
})

test('the result is announced to screen readers once, when the typing pauses', async ({ page }) => {
  await openWithStoppedClock(page, LISTS.ea, page.locator('[data-island=occupation-list][data-status=ready]'))
  const said = await announcedBy(page.getByRole('search').getByRole('status'))
  await searchBox(page).pressSequentially('naval')
  // So that the other lists are there, too.
  await expect(page.getByText(`2 of ${onEa} occupations`, { exact: true })).toBeVisible()
  await page.clock.runFor(1_000)
  await searchBox(page).fill('qwxyz')
  await page.clock.runFor(1_000)
  expect(await said.jsonValue()).toEqual([`2 of ${onEa} occupations`, 'None on this list'])
  const nothing = page.getByRole('region', { name: 'Nothing found for “qwxyz”' })
  await nothing.getByRole('button', { name: 'Show the whole list' }).click()
  await page.clock.runFor(1_000)
  await expect(nothing).toBeHidden()
  await expect.poll(() => codesShown(page)).toHaveLength(onEa ?? 0)
})

test('a search typed before the script arrives is answered, rather than the address', async ({ page }) => {
  const arrive = await holdScripts(page, '**/assets/**/*.js')
  await page.goto(`${LISTS.ea}?q=civil`, { waitUntil: 'commit' })
  await searchBox(page).fill('petroleum')
  await arrive()
  await expect.poll(() => codesShown(page)).toEqual(['233612', '233611'])
})

test('a comparison of one, of none and of nonsense stays usable, and on a phone it links to what it compares', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/anzsco/compare?codes=ea-233211')
  await expect(page.getByText('Choose a second occupation to compare with Civil Engineer 233211.')).toBeVisible()
  await page.goto('/anzsco/compare?codes=ea-999999,<script>')
  await expect(page.getByLabel('First occupation')).toHaveValue('')
  await expect(page.getByRole('table')).toHaveCount(0)

  await page.goto('/anzsco/compare?codes=ea-133211,iml-133211')
  await expect(page.getByRole('status').filter({ hasText: 'Comparing Engineering Manager 133211' })).toBeVisible()
  for (const authority of ['Engineers Australia', 'Institute of Managers and Leaders']) {
    const link = page.getByRole('link', { name: `Engineering Manager (${authority})` })
    await link.scrollIntoViewIfNeeded()
    await expect(link).toBeInViewport()
  }
})

test('of a comparison the table, its source and its address are printed, and nothing to choose from', async ({ page }) => {
  await page.goto('/anzsco/compare?codes=233211,ea-233214')
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByText('Codes, titles and groups are those of ANZSCO.')).toBeVisible()
  await expect(page.getByText(/\/anzsco\/compare\?codes=ea-233211,ea-233214$/)).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Every occupation and its near codes' })).toBeHidden()
  await expect(page.getByText('Transport Engineer', { exact: false }).first()).toBeHidden()
})

test('results of other lists, and none at all, have no accessibility fault', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/anzsco/eaanzsco?q=devops')
  await expect(elsewhere(page)).toBeVisible()
  await expectNoFaultAtWidths(page, [320])
  await searchBox(page).fill('nurse')
  await expect(page.getByRole('region', { name: 'Assessed by another authority' })).toBeVisible()
  await expectNoFaultAtWidths(page, [320])
  await searchBox(page).fill('qwxyz')
  await expect(page.getByRole('region', { name: 'Nothing found for “qwxyz”' })).toBeVisible()
  await expectNoFaultAtWidths(page, [320])
})

test('a search of the address shows its answer first; where that does not come, the whole list is shown', async ({ page }) => {
  const { held, letGo } = hold()
  await page.route('**/data/search.json', async (route) => {
    await held
    await route.continue()
  })
  // What is seen for a second and a half is written down: a busy machine may be later than that.
  const seen = await changesOf(page, '[data-listing] a[href$="/civil-engineer-233211"]')
  await page.goto(`${LISTS.ea}?q=devops`)
  await expect.poll(seen).toEqual(['hidden', 'visible'])
  letGo()
  await expect(elsewhere(page)).toBeVisible()
  await expect.poll(seen).toEqual(['hidden', 'visible', 'hidden'])
  await page.unrouteAll({ behavior: 'wait' })

  const arrive = await openWithChunksHeld(page, `${LISTS.ea}?q=devops`)
  await expect.poll(seen).toEqual(['hidden', 'visible'])
  await arrive()
})

/** Whether the element shows, each time that changes, from the first time it is hidden; one that is gone is hidden. */
async function changesOf(page: Page, css: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((selector) => {
    const changes: string[] = []
    const look = () => {
      const element = document.querySelector(selector)
      const now = element?.checkVisibility({ visibilityProperty: true }) ? 'visible' : 'hidden'
      if ((element || changes.length > 0) && now !== (changes.at(-1) ?? 'visible')) changes.push(now)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { changes })
  }, css)
  return () => page.evaluate(() => (window as unknown as { changes: string[] }).changes)
}

test('Enter in a search whose script is not there says nothing of a form', async ({ page }) => {
  const arrive = await openWithChunksHeld(page, `${LISTS.ea}?utm_source=google`)
  await searchBox(page).fill('devops')
  await searchBox(page).press('Enter')
  await arrive()
  await expect(elsewhere(page)).toBeVisible()
  await expect(page).toHaveURL('/anzsco/eaanzsco?q=devops&utm_source=google')
  await expect(page.getByText(FAILED).filter({ visible: true })).toHaveCount(0)
})
