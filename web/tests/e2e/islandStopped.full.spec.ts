import type { Locator, Page } from '@playwright/test'
import { enquiryOn, expect, ready, sampleFormOn, test } from './fixtures.ts'
import { leadsFrom } from './support/leads.ts'

const FAILED = 'Failed to submit form. Please try again.'
const STORED = 'Your query was submitted successfully!'
const STOPPED = 'This part of the page stopped working. Nothing you typed is lost. Try again, or reload the page.'
const FORM_STOPPED = 'Something in this form stopped working. Nothing you typed is lost, and you can still send it.'
const NOT_LOADED = 'This tool did not load. Check your connection and try again, or reload the page.'

// The page logs what a part has thrown.
test.use({ expectedErrors: [/TypeError: Cannot|NotFoundError|Spoilt by the test|Minified React error #4/] })

/** Each part that React draws, a property that it cannot be drawn without, what of it is read, and what shows that it works. */
const drawn: {
  name: string
  path: string
  without: string
  reads: RegExp
  type?: (page: Page) => Promise<Locator>
  works: (page: Page) => Promise<void>
}[] = [
  {
    name: 'path-search',
    path: '/find-your-path',
    without: 'words',
    reads: /look up your occupation/,
    type: async (page) => {
      const field = page.getByLabel('Or look up your occupation')
      await field.fill('261313')
      return field
    },
    works: (page) => expect(page.getByRole('search', { name: '' }).getByRole('link', { name: /Software Engineer 261313/ })).toBeVisible(),
  },
  {
    name: 'path-answers',
    path: '/find-your-path/engineers-australia/cdr-country-outside-accords#answers=engineering.four-years.nepal',
    without: 'questions',
    reads: /Who this is for/,
    works: (page) => expect(page.getByRole('region', { name: 'The answers in this link' })).toContainText('Nepal'),
  },
  {
    name: 'points-calculator',
    path: '/services/pr-points-calculator',
    without: 'table',
    reads: /25 to 32/,
    type: async (page) => {
      const radio = page.getByRole('radio', { name: '25 to 32' })
      await radio.check()
      return radio
    },
    works: (page) => expect(page.getByRole('region', { name: 'Your sum' }).locator('dd').first()).toHaveText('30'),
  },
  {
    name: 'draft-checker',
    path: '/services/cdr-review-proofreading',
    without: 'words',
    reads: /What is looked at/,
    type: async (page) => {
      const field = page.getByRole('textbox', { name: 'Your text: Episode 1' })
      await field.fill('1.1 I designed the bridge.')
      return field
    },
    works: (page) => expect(page.locator('#checker').getByText('4 words').first()).toBeVisible(),
  },
]

for (const { name, path, without, reads, type, works } of drawn) {
  test(`${name} that throws while it is drawn can be read as it was printed, keeps what is typed, and starts at the next try`, async ({
    page,
  }) => {
    await spoil(page, name, without)
    await page.goto(path)
    const island = page.locator(`[data-island=${name}]`)
    await island.scrollIntoViewIfNeeded()
    const note = page.getByRole('status').filter({ hasText: STOPPED })
    await expect(note).toBeVisible()
    await expect(island).toContainText(reads)
    const field = await type?.(page)
    const typed = await field?.inputValue()
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await again.click()
    await expect(note).toBeVisible()
    if (field && typed) await expect(field).toHaveValue(typed)

    await restore(page)
    await tryAgain(again, note)
    if (field && typed) await expect(field).toHaveValue(typed)
    await works(page)
  })
}

test('an enquiry whose form throws while it is drawn is typed in, checked and sent all the same, and keeps a failed one', async ({
  page,
  address,
}) => {
  await spoil(page, 'enquiry-form', 'heading')
  await page.goto('/services/cdr-writing')
  const form = enquiryOn(page)
  await form.scrollIntoViewIfNeeded()
  await expect(page.getByRole('main').getByText(FORM_STOPPED)).toBeVisible()
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByLabel('Full name')).toBeFocused()
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Email').pressSequentially(address)
  await form.locator('textarea').fill('Is anybody there?')
  await page.reload()
  // The form is drawn anew meanwhile.
  await expect(() => form.scrollIntoViewIfNeeded()).toPass()
  await expect(page.getByRole('main').getByText(FORM_STOPPED)).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveValue(address)

  await page.route('**/api/form-datas', (route) => route.abort())
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(FAILED)).toBeVisible()
  await expect(form.getByText('Your message was not sent.')).toBeVisible()
  await page.unroute('**/api/form-datas')
  await form.getByRole('button', { name: 'Submit' }).dblclick()
  await expect(page.getByText(STORED)).toBeVisible()
  await expect(form.locator('textarea')).toHaveValue('')
  expect(leadsFrom(address)).toMatchObject([{ full_name: 'Asha Gurung', subject: 'CDR guidance enquiry', queries: 'Is anybody there?' }])
})

test('a sample request whose form throws while it is drawn is sent all the same', async ({ page, address }) => {
  await spoil(page, 'sample-request', 'disciplines')
  await page.goto('/about')
  const form = sampleFormOn(page)
  await form.scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo').getByText(FORM_STOPPED)).toBeVisible()
  await form.getByLabel('Discipline').selectOption('233211')
  await form.getByLabel('Email').fill(address)
  await form.getByRole('button', { name: 'Request a Sample' }).click()
  await expect(page.getByText(STORED)).toBeVisible()
  expect(leadsFrom(address)).toMatchObject([{ subject: 'Footer Form', queries: 'Sample Code=233211' }])
})

test('a form that throws while it is used keeps its words, its country and the caret, and is sent once it was tried again', async ({
  page,
  address,
}) => {
  await page.goto('/services/cdr-writing')
  const form = enquiryOn(page)
  await ready(form)
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Country code').selectOption('fj')
  await form.getByLabel('Phone').fill('7012345')
  await form.getByLabel('Email').fill(address)
  await form.getByRole('button', { name: 'Submit' }).click()
  const error = form.getByText('Please specify your collaboration motive.')
  await expect(error).toBeVisible()
  // As an extension or a translator does: React cannot take away what is gone.
  await error.evaluate((element) => element.remove())
  await form.locator('textarea').fill('Is it?')
  await form.getByLabel('Full name').fill('A')
  await page.keyboard.press('Enter')
  const note = page.getByRole('main').getByText(FORM_STOPPED)
  await expect(note).toBeVisible()
  await expect(form.getByLabel('Full name')).toBeFocused()
  await page.keyboard.type('sha Gurung')
  await expect(form.getByLabel('Full name')).toHaveValue('Asha Gurung')
  await expect(form.getByLabel('Country code')).toHaveValue('fj')
  await expect(form.locator('textarea')).toHaveValue('Is it?')
  expect(leadsFrom(address)).toEqual([])

  await tryAgain(page.getByRole('main').getByRole('button', { name: 'Try again' }), note)
  await expect(form.getByLabel('Country code')).toHaveValue('fj')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(STORED)).toBeVisible()
  expect(leadsFrom(address)).toMatchObject([{ full_name: 'Asha Gurung', phone: '+6797012345', queries: 'Is it?' }])
})

test('a calculator that throws while it is used shows its rows as they were chosen, with the focus, and adds them up again', async ({
  page,
}) => {
  await page.goto('/services/pr-points-calculator')
  const calculator = page.getByRole('form', { name: 'Add up your points' })
  await ready(calculator)
  await calculator.getByRole('radio', { name: '25 to 32' }).check()
  await spoilMethods(page, '[data-island=points-calculator] *', ['removeChild'])
  await calculator.getByRole('radio', { name: '33 to 39' }).check()
  const note = page.getByText(STOPPED)
  await expect(note).toBeVisible()
  await expect(calculator.getByRole('radio', { name: '33 to 39' })).toBeChecked()
  await expect(calculator.getByRole('radio', { name: '33 to 39' })).toBeFocused()
  await restore(page)
  await tryAgain(page.getByRole('main').getByRole('button', { name: 'Try again' }), note)
  await expect(calculator.getByRole('region', { name: 'Your sum' }).locator('dd').first()).toHaveText('25')
})

test('a search that throws as it starts says so, and starts at the next try', async ({ page }) => {
  await page.addInitScript(spoiling, { selector: '[data-listing]', methods: ['querySelector', 'querySelectorAll'] })
  await page.goto('/anzsco/eaanzsco?q=naval')
  const tool = page.locator('[data-listing]')
  await expect(tool.getByText(NOT_LOADED)).toBeVisible()
  await restore(page)
  await tryAgain(tool.getByRole('button', { name: 'Try again' }), tool.getByText(NOT_LOADED))
  await expect(page.locator('[data-row]:visible')).toHaveCount(2)
})

/** The focus that comes with a press starts a tool too, which may take the button away before the press has ended. */
async function tryAgain(button: Locator, note: Locator): Promise<void> {
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 })
    await expect(note).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
}

/** Takes away a property of an island, as a fault of ours would, before its script reads it. Call it before `goto`. */
async function spoil(page: Page, island: string, property: string): Promise<void> {
  await page.addInitScript(
    ({ island, property }) => {
      new MutationObserver(() => {
        for (const element of document.querySelectorAll<HTMLElement>(`[data-island=${island}]:not([data-sound])`)) {
          const sound = element.dataset.props ?? '{}'
          element.dataset.sound = sound
          element.dataset.props = JSON.stringify({ ...JSON.parse(sound), [property]: null })
        }
      }).observe(document, { childList: true, subtree: true })
    },
    { island, property },
  )
}

/** These methods throw on what the selector names, until it is restored. The page's own search for its notes does not. */
function spoiling({ selector, methods }: { selector: string; methods: string[] }): void {
  const sound = Object.fromEntries(methods.map((name) => [name, Element.prototype[name as 'querySelector']]))
  for (const [name, method] of Object.entries(sound)) {
    Object.defineProperty(Element.prototype, name, {
      configurable: true,
      writable: true,
      value(this: Element, wanted: string) {
        if (this.matches(selector) && !String(wanted).includes('not-started')) throw new Error('Spoilt by the test')
        return method.call(this, wanted)
      },
    })
  }
  addEventListener('restored', () => Object.assign(Element.prototype, sound))
}

async function spoilMethods(page: Page, selector: string, methods: string[]): Promise<void> {
  await page.evaluate(spoiling, { selector, methods })
}

async function restore(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-sound]')) island.dataset.props = island.dataset.sound
    dispatchEvent(new Event('restored'))
  })
}
