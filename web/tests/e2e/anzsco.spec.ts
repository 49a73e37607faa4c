import type { Locator, Page } from '@playwright/test'
import { researchedOccupations } from '../fixtures/researchedOccupations.ts'
import {
  announcedBy,
  enquiryOn,
  expect,
  headerReady,
  hold,
  ready,
  readyWithStoppedClock,
  sampleFormOn,
  stoppedClock,
  test,
} from './fixtures.ts'
import { expectNoFaultAtWidths } from './support/accessibility.ts'

const LISTS = { ea: '/anzsco/eaanzsco', acs: '/anzsco/acsanzsco', iml: '/anzsco/imlanzsco' }

const total = researchedOccupations().length
const [onEa = 0, onAcs = 0] = ['ea', 'acs'].map((list) => researchedOccupations().filter(({ authority }) => authority === list).length)

function searchBox(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Code, title or what people call it' })
}

/** The rows in view, by their codes. */
async function codesShown(page: Page): Promise<string[]> {
  return page.locator('[data-row]:visible').evaluateAll((rows) => rows.map((row) => (row instanceof HTMLElement && row.dataset.code) || ''))
}

function elsewhere(page: Page): Locator {
  return page.getByRole('region', { name: /^(Not on this list|On other lists)$/ })
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('[data-listing][data-ready]').waitFor()
}

/** What each search shows first, and on whose list it is. */
const searches = [
  { typed: 'civil enginer', list: 'ea', code: '233211', title: 'Civil Engineer' },
  { typed: 'devops', list: 'acs', code: '261316', title: 'Devops Engineer' },
  { typed: '261313', list: 'acs', code: '261313', title: 'Software Engineer' },
  { typed: 'naval', list: 'ea', code: '233916', title: 'Naval Architect' },
  { typed: 'HR manager', list: 'iml', code: '132311', title: 'Human Resource Manager' },
  { typed: 'data scientist', list: 'acs', code: '224115', title: 'Data Scientist' },
  { typed: 'sysadmin', list: 'acs', code: '262113', title: 'Systems Administrator' },
] as const

for (const [list, path] of Object.entries(LISTS)) {
  test(`seven searches on the ${list} list find the occupation here or say who assesses it`, async ({ page }) => {
    await open(page, path)
    for (const { typed, list: home, code, title } of searches) {
      await searchBox(page).fill(typed)
      if (home === list) {
        await expect.poll(() => codesShown(page).then(([first]) => first), typed).toBe(code)
        continue
      }
      await expect(elsewhere(page).getByRole('link', { name: `${code} ${title}` }), typed).toBeVisible()
      expect(await codesShown(page), typed).not.toContain(code)
    }
  })
}

test('a link to another list leads to the occupation', async ({ page }) => {
  await open(page, LISTS.ea)
  await searchBox(page).fill('devops')
  await expect(elsewhere(page).getByText('The Australian Computer Society assesses:')).toBeVisible()
  await elsewhere(page).getByRole('link', { name: '261316 Devops Engineer' }).click()
  await expect(page).toHaveURL('/anzsco/acsanzsco/devops-engineer-261316')
  await expect(page.getByRole('heading', { level: 1, name: 'Devops Engineer' })).toBeVisible()
})

test('the search is in the address, and comes back with it', async ({ page }) => {
  await open(page, LISTS.ea)
  await searchBox(page).fill('draftsman')
  await page.getByLabel('Visa list').selectOption('ROL')
  await expect(page).toHaveURL('/anzsco/eaanzsco?q=draftsman&list=ROL')
  await expect.poll(() => codesShown(page)).toEqual(['312511'])

  await page.reload()
  await page.locator('[data-listing][data-ready]').waitFor()
  await expect(searchBox(page)).toHaveValue('draftsman')
  await expect(page.getByLabel('Visa list')).toHaveValue('ROL')
  await expect.poll(() => codesShown(page)).toEqual(['312511'])

  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(searchBox(page)).toBeFocused()
  await expect(page).toHaveURL('/anzsco/eaanzsco')
  await expect.poll(() => codesShown(page)).toHaveLength(onEa)
})

test('the filters work without a search, and say when they hide what was found', async ({ page }) => {
  await open(page, LISTS.ea)
  await page.getByLabel('Category').selectOption('Engineering Technologist')
  await expect.poll(() => codesShown(page)).toEqual(['233914'])
  await expect(page.getByText(`1 of ${onEa} occupations`).first()).toBeVisible()
  await page.getByLabel('Category').selectOption('Engineering Associate')
  await searchBox(page).fill('chemical engineer')
  await expect(page.getByText('None on this list, 1 without the filters').first()).toBeVisible()
})

test('the filter by list keeps the label of the 494 instrument apart', async ({ page }) => {
  await open(page, LISTS.iml)
  await page.getByLabel('Visa list').selectOption('MLTSSL')
  await expect.poll(() => codesShown(page)).toEqual(['133211'])
})

test('typing asks the server once, and only for the other lists', async ({ page }) => {
  await open(page, LISTS.acs)
  await headerReady(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await searchBox(page).pressSequentially('software engineer for databases')
  await expect(page.getByText(`of ${onAcs} occupations`).first()).toBeVisible()
  // The browser fetches the tab's icon when it likes.
  await expect.poll(() => asked.filter((path) => !/^\/(assets|icons)\//.test(path))).toEqual(['/data/search.json'])
})

test('the result is announced to screen readers once, when the typing pauses', async ({ page }) => {
  await stoppedClock(page)
  await page.goto(LISTS.ea)
  await readyWithStoppedClock(page, page.locator('[data-listing][data-ready]'))
  const said = await announcedBy(page.getByRole('search').getByRole('status'))
  await searchBox(page).pressSequentially('naval')
  // So that the other lists are there, too.
  await expect(page.getByText(`2 of ${onEa} occupations`, { exact: true })).toBeVisible()
  await page.clock.runFor(600)
  await searchBox(page).fill('nurse')
  await page.clock.runFor(600)
  expect(await said.jsonValue()).toEqual([`2 of ${onEa} occupations`, 'None on this list'])
  const nothing = page.getByRole('region', { name: 'Nothing found for “nurse”' })
  await expect(nothing).toBeVisible()
  await nothing.getByRole('button', { name: 'Show the whole list' }).click()
  await page.clock.runFor(1_000)
  await expect(nothing).toBeHidden()
  await expect.poll(() => codesShown(page)).toHaveLength(onEa)
})

test('the page’s own list answers when the others cannot be loaded', async ({ page }) => {
  await page.route('**/data/search.json', (route) => route.abort())
  await open(page, LISTS.ea)
  await searchBox(page).fill('senior civil engineer')
  await expect(page.getByText('The other lists could not be loaded.').first()).toBeVisible()
  expect((await codesShown(page))[0]).toBe('233211')
})

test('a search typed before the script arrives is answered, rather than the address', async ({ page }) => {
  const { held, letGo } = hold()
  await page.route('**/assets/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${LISTS.ea}?q=civil`, { waitUntil: 'commit' })
  await searchBox(page).fill('petroleum')
  letGo()
  await expect.poll(() => codesShown(page)).toEqual(['233612', '233611'])
})

test('two ticked rows open their comparison on an address to share', async ({ page }) => {
  await open(page, LISTS.ea)
  await page.getByRole('checkbox', { name: 'Compare Civil Engineer', exact: true }).check()
  await expect(page.getByText('Civil Engineer. Choose one or two more.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Compare chosen' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Compare Structural Engineer' }).check()
  await page.getByRole('checkbox', { name: 'Compare Transport Engineer' }).check()
  await expect(page.getByRole('checkbox', { name: 'Compare Electrical Engineer', exact: true })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Compare Transport Engineer' }).uncheck()
  await page.getByRole('button', { name: 'Compare chosen' }).click()
  await expect(page).toHaveURL('/anzsco/compare?codes=ea-233211,ea-233214')
  await expect(page.getByRole('columnheader')).toHaveText(['233211Civil Engineer', '233214Structural Engineer'])
})

test('Clear unticks what was chosen and goes back to it', async ({ page }) => {
  await open(page, LISTS.ea)
  const civil = page.getByRole('checkbox', { name: 'Compare Civil Engineer', exact: true })
  await civil.check()
  await page.locator('[data-bar]').getByRole('button', { name: 'Clear' }).click()
  await expect(civil).not.toBeChecked()
  await expect(civil).toBeFocused()
  await expect(page.locator('[data-bar]')).toBeHidden()
})

test('where a search hides what was chosen, Clear goes to a chosen row in view, or to the search', async ({ page }) => {
  await open(page, LISTS.ea)
  const clear = page.locator('[data-bar]').getByRole('button', { name: 'Clear' })
  const civil = page.getByRole('checkbox', { name: 'Compare Civil Engineer', exact: true })
  const petroleum = page.getByRole('checkbox', { name: 'Compare Petroleum Engineer', exact: true })
  await civil.check()
  await searchBox(page).fill('petroleum')
  await expect(civil).toBeHidden()
  await petroleum.check()
  await clear.click()
  await expect(petroleum).toBeFocused()

  await searchBox(page).fill('')
  await civil.check()
  await searchBox(page).fill('petroleum')
  await expect(civil).toBeHidden()
  await clear.click()
  await expect(searchBox(page)).toBeFocused()
})

test('on a phone a comparison links to what it compares, and tells one title of two authorities apart', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/anzsco/compare?codes=ea-133211,iml-133211')
  for (const authority of ['Engineers Australia', 'Institute of Managers and Leaders']) {
    const link = page.getByRole('link', { name: `Engineering Manager (${authority})` })
    await link.scrollIntoViewIfNeeded()
    await expect(link).toBeInViewport()
  }
})

test('the comparison follows its selects, and its address brings it back', async ({ page }) => {
  await page.goto('/anzsco/compare?codes=ea-133211,iml-133211')
  const tasks = page.getByRole('row', { name: /^Tasks/ })
  await expect(tasks.getByRole('listitem')).not.toHaveCount(0)
  await expect(page.getByRole('row', { name: /^Authority/ }).getByRole('cell')).toHaveText([
    'Engineers Australia',
    'Institute of Managers and Leaders',
  ])
  await page.getByLabel('Third occupation (optional)').selectOption('acs-135111')
  await expect(page).toHaveURL('/anzsco/compare?codes=ea-133211,iml-133211,acs-135111')
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await page.reload()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await expect(page.getByRole('status').filter({ hasText: 'Comparing Engineering Manager 133211' })).toBeVisible()
})

test('a comparison of one, of none and of nonsense stays usable', async ({ page }) => {
  await page.goto('/anzsco/compare?codes=ea-233211')
  await expect(page.getByText('Choose a second occupation to compare with Civil Engineer 233211.')).toBeVisible()
  await page.goto('/anzsco/compare?codes=ea-999999,<script>')
  await expect(page.getByLabel('First occupation')).toHaveValue('')
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByRole('link', { name: /^Civil Engineer .* and Structural Engineer/ }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
})

const STATES = {
  '/anzsco/eaanzsco?q=engineer': '[data-row]:visible',
  '/anzsco/eaanzsco?q=devops': '[data-elsewhere]:visible',
  '/anzsco/imlanzsco?q=nurse': '[data-nothing]:visible',
  '/anzsco/compare?codes=ea-233211,ea-233214,acs-261313': 'table',
  '/anzsco/acsanzsco/information-and-organisation-professionals-nec-224999': '#special',
  '/anzsco/eaanzsco/civil-engineering-draftsperson-312211': '#near',
}

for (const [path, sign] of Object.entries(STATES)) {
  test(`no accessibility fault and no sideways scrolling on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.locator(sign).first()).toBeVisible()
    await expectNoFaultAtWidths(page, [320, 1280])
  })
}

test('an occupation chooses its discipline in the footer’s form and goes to the email', async ({ page }) => {
  await page.goto('/anzsco/eaanzsco/structural-engineer-233214')
  await page.getByRole('link', { name: 'Request an annotated sample for this discipline' }).click()
  const form = sampleFormOn(page)
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(form.getByLabel('Discipline')).toHaveValue('233214')
  await expect(page).toHaveURL('/anzsco/eaanzsco/structural-engineer-233214#request-a-sample')
  await ready(form)
  await expect(form.getByLabel('Discipline')).toHaveValue('233214')
})

test('a choice by link replaces an earlier one in a form that has started', async ({ page }) => {
  await page.goto('/anzsco/eaanzsco/structural-engineer-233214')
  const form = sampleFormOn(page)
  await ready(form)
  await form.getByLabel('Discipline').selectOption('others')
  await expect(form.getByPlaceholder('Please specify')).toBeVisible()
  await page.getByRole('link', { name: 'Request an annotated sample for this discipline' }).click()
  await expect(form.getByLabel('Discipline')).toHaveValue('233214')
  await expect(form.getByPlaceholder('Please specify')).toHaveCount(0)
  await expect(form.getByLabel('Email')).toBeFocused()
})

test('an address can choose the discipline, once', async ({ page }) => {
  await page.goto('/pricing?discipline=233512#request-a-sample')
  const form = sampleFormOn(page)
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(form.getByLabel('Discipline')).toHaveValue('233512')
  await expect(page).toHaveURL('/pricing#request-a-sample')
  await ready(form)
  await form.getByLabel('Discipline').selectOption('233211')
  await page.reload()
  await ready(form)
  await expect(form.getByLabel('Discipline')).toHaveValue('233211')
})

test('a discipline that is not offered leaves the form as it is', async ({ page }) => {
  await page.goto('/pricing?discipline=999999#request-a-sample')
  const form = sampleFormOn(page)
  await ready(form)
  await expect(form.getByLabel('Discipline')).toHaveValue('')
})

test('the enquiry on an occupation page names the occupation', async ({ page }) => {
  await page.goto('/anzsco/imlanzsco/engineering-manager-133211')
  const form = enquiryOn(page)
  await ready(form)
  await form.getByLabel('Full name').fill('Test Person')
  await form.getByLabel('Email').fill('test@example.com')
  await form.getByLabel('How can we help?').fill('Which documents?')
  await page.route('**/api/form-datas', (route) => route.fulfill({ status: 201, json: {} }))
  const request = page.waitForRequest('**/api/form-datas')
  await form.getByRole('button', { name: 'Submit' }).click()
  expect((await request).postDataJSON().data).toMatchObject({ subject: 'ANZSCO 133211 Engineering Manager (IML)' })
})

test('the data is there as CSV and JSON with every occupation', async ({ request }) => {
  const csv = await (await request.get('/data/occupations.csv')).text()
  expect(csv.startsWith('id,code,title,authority,')).toBe(true)
  expect(csv.match(/^(ea|acs|iml)-\d{6},/gm)).toHaveLength(total)
  const json = await (await request.get('/data/occupations.json')).json()
  expect(json.occupations).toHaveLength(total)
  expect(json.columns.map(({ name }: { name: string }) => name)).toEqual(Object.keys(json.occupations[0]))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a list is complete, and no control is shown that cannot work', async ({ page }) => {
    await page.goto(LISTS.acs)
    await expect(page.locator('[data-row]:visible')).toHaveCount(onAcs)
    await expect(page.getByRole('link', { name: '261313 Software Engineer' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.getByRole('checkbox').first()).toBeHidden()
    await expect(page.locator('noscript p').first()).toHaveText(/^Every occupation of this list is below/)
  })

  test('an occupation is complete, and its sample link leads to the form', async ({ page }) => {
    await page.goto('/anzsco/eaanzsco/civil-engineer-233211')
    const main = page.getByRole('main')
    for (const name of ['What the person does', 'Codes it is confused with', 'Lists, and what each means', 'The counterpart in OSCA']) {
      await expect(main.getByRole('heading', { name })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Request an annotated sample for this discipline' }).click()
    await expect(page).toHaveURL(/#request-a-sample$/)
  })

  test('the comparison explains itself and leads to the near codes', async ({ page }) => {
    await page.goto('/anzsco/compare')
    await expect(page.getByLabel('First occupation')).toBeHidden()
    await expect(page.locator('noscript p').first()).toHaveText(/^Choosing needs JavaScript/)
    await page.getByText(`Engineers Australia: ${onEa} occupations`).click()
    await page.getByRole('link', { name: '233211 Civil Engineer' }).click()
    await expect(page).toHaveURL('/anzsco/eaanzsco/civil-engineer-233211#near')
  })
})
