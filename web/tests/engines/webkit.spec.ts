import { join } from 'node:path'
import { offerPages, oneOfEachLayout, WEB_DIR } from '../e2e/support/addresses.ts'
import { leadsFrom } from '../e2e/support/leads.ts'
import { expect, Key, test } from './support/fixtures.ts'

const FORM = 'main form:has([name=fullName])'
const SENT = 'Your query was submitted successfully!'

/** Each is in the page from the beginning, and hidden. */
const shownMessages = () =>
  [...document.querySelectorAll('[role=status] *')]
    .filter((part) => part.childElementCount === 0 && part.checkVisibility())
    .map((part) => part.textContent)
    .join()

test('both forms name what is wrong, store what was written, and are empty again', async ({ visitor, address }) => {
  await visitor.open('/services/cdr-writing')
  await visitor.ready(FORM)
  await visitor.click(`${FORM} [type=submit]`)
  await expect.poll(() => visitor.text(FORM)).toContain('Full name is required.')
  expect(await visitor.text(FORM)).toContain('Please provide either an email or phone number.')
  expect(await visitor.isFocused(`${FORM} [name=fullName]`)).toBe(true)

  await visitor.fill(`${FORM} [name=fullName]`, 'Asha Gurung')
  await visitor.fill(`${FORM} [type=email]`, address)
  await visitor.fill(`${FORM} textarea`, 'Civil engineer, 5 years')
  expect(await visitor.run(shownMessages)).not.toContain(SENT)
  await visitor.click(`${FORM} [type=submit]`)
  await expect.poll(() => visitor.run(shownMessages)).toContain(SENT)
  expect(leadsFrom(address)).toMatchObject([{ full_name: 'Asha Gurung', queries: 'Civil engineer, 5 years' }])
  expect(await visitor.value(`${FORM} [name=fullName]`)).toBe('')

  const sample = 'footer form'
  await visitor.open('/pricing')
  await visitor.ready(sample)
  await visitor.choose(`${sample} select`, 'others')
  await visitor.expectShown(`${sample} [placeholder="Please specify"]`)
  await visitor.choose(`${sample} select`, '233211')
  await visitor.fill(`${sample} [type=email]`, address)
  await visitor.click(`${sample} [type=submit]`)
  await expect.poll(() => leadsFrom(address).at(-1)?.queries).toBe('Sample Code=233211')
  await expect.poll(() => visitor.value(`${sample} select`)).toBe('')
})

test('the popup opens after its time, Escape closes it, and the focus is where it was', async ({ visitor }) => {
  // Again where the machine was so slow that the popup came first.
  await expect(async () => {
    await visitor.open('/about', { withPopup: true })
    await visitor.run(() => document.querySelector<HTMLElement>('header a')?.focus())
    expect(await visitor.isFocused('header a')).toBe(true)
  }).toPass()
  await visitor.expectShown('#popup')
  await visitor.press(Key.ESCAPE)
  await visitor.expectShown('#popup', false)
  expect(await visitor.isFocused('header a')).toBe(true)
})

test('a menu opens under the pointer and with the keyboard, and closes with Escape and a click outside', async ({ visitor }) => {
  await visitor.open('/about')
  const button = '[data-menu=anzsco] button'
  const onButton = { origin: await visitor.find(button), duration: 50 }
  await visitor.driver.actions().move(onButton).perform()
  await visitor.expectShown('#menu-anzsco')
  await visitor.click('h1')
  await visitor.expectShown('#menu-anzsco', false)

  await visitor.open('/about')
  await visitor.driver.executeScript((css: string) => document.querySelector<HTMLElement>(css)?.focus(), button)
  await visitor.press(Key.ENTER)
  await visitor.expectShown('#menu-anzsco')
  await visitor.press(Key.ESCAPE)
  await visitor.expectShown('#menu-anzsco', false)
  expect(await visitor.isFocused(button)).toBe(true)
})

test('the drawer opens one section at a time, keeps the keyboard inside, and is closed on the next page', async ({ visitor }) => {
  await visitor.resize(390)
  await visitor.open('/about')
  await visitor.click('header [popovertarget=drawer]')
  const [services, anzsco] = ['#drawer details:nth-of-type(1)', '#drawer details:nth-of-type(2)']
  await visitor.click(`${services} summary`)
  await visitor.expectShown(`${services} a[href]`)
  await visitor.click(`${anzsco} summary`)
  await visitor.expectShown(`${anzsco} a[href]`)
  await visitor.expectShown(`${services} a[href]`, false)
  for (let presses = 0; presses < 14; presses += 1) {
    await visitor.press(Key.TAB)
    expect(await visitor.run(() => document.activeElement?.closest('main, footer')), `after ${presses + 1} presses`).toBe(null)
  }
  await visitor.click('#drawer a[href="/pricing"]')
  await visitor.isAt('/pricing')
  await visitor.expectShown('#drawer', false)
})

test('no page scrolls sideways on the narrowest phone and on a wide screen', async ({ visitor }) => {
  for (const path of [...oneOfEachLayout(), '/nothing-here']) {
    for (const width of [320, 1280]) {
      await visitor.resize(width)
      if (width === 320) await visitor.open(path)
      expect(await visitor.run(() => document.documentElement.scrollWidth - innerWidth), `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('each control of every document has its answer', async ({ visitor }) => {
  for (const path of offerPages()) {
    await visitor.open(path)
    await visitor.click('[data-document] label')
    expect(await visitor.run(() => document.querySelector<HTMLInputElement>('[data-document] input')?.checked), path).toBe(true)
    const silent = await visitor.run(() => {
      const controls = [...document.querySelectorAll<HTMLInputElement>('[data-document] input')]
      return controls.filter((control) => {
        if (!control.checked) control.labels?.[0]?.click()
        const group = control.closest('fieldset')
        const numbered = [...(group?.querySelectorAll(`[data-answer][data-for~="${control.dataset.n}"]`) ?? [])]
        const own = control.type === 'checkbox' ? [control.nextElementSibling?.nextElementSibling] : [group?.querySelector('[data-answer]')]
        const answers = numbered.length > 0 ? numbered : own
        return !answers.every((answer) => {
          if (!answer) return false
          const style = getComputedStyle(answer)
          return style.clipPath === 'none' && (numbered.length === 0 || style.getPropertyValue('--lit').trim() === '1')
        })
      }).length
    })
    expect(silent, path).toBe(0)
  }
})

test('the calculator adds up by pointer and keyboard, and a search and amounts are there again after going back', async ({ visitor }) => {
  const sum = () => visitor.text('section[aria-label="Your sum"] dd')
  await visitor.open('/services/pr-points-calculator')
  await visitor.ready('#calculator form')
  await visitor.click('#calculator fieldset:nth-of-type(1) label:has([type=radio])')
  const first = await sum()
  await visitor.press(Key.ARROW_DOWN)
  await expect.poll(sum).not.toBe(first)
  await expect.poll(sum).toMatch(/^\d+$/)

  await visitor.open('/anzsco/eaanzsco')
  await visitor.expectShown('[data-island=occupation-list][data-status=ready]')
  await visitor.fill('[type=search]', 'devops')
  await visitor.isAt('/anzsco/eaanzsco?q=devops')
  await visitor.click('a[href="/anzsco/acsanzsco/devops-engineer-261316"]')
  await visitor.isAt('/anzsco/acsanzsco/devops-engineer-261316')
  await visitor.driver.navigate().back()
  await expect.poll(() => visitor.value('[type=search]')).toBe('devops')

  await visitor.open('/pricing#worksheet')
  await visitor.expectShown('[data-island=worksheet][data-status=ready]')
  await visitor.fill('#worksheet input', '1250')
  await expect.poll(() => visitor.text('#worksheet output')).toBe('AUD 1,250')
  await visitor.open('/about')
  await visitor.driver.navigate().back()
  await expect.poll(() => visitor.text('#worksheet output')).toBe('AUD 1,250')
})

test('the draft checker reads a Word file', async ({ visitor }) => {
  await visitor.open('/draft-checker')
  await visitor.ready('#checker form')
  const input = await visitor.driver.findElement({ css: '#checker input[type=file]' })
  await input.sendKeys(join(WEB_DIR, 'tests', 'fixtures', 'drafts', 'episode-2.docx'))
  await expect.poll(() => visitor.text('#checker')).toContain('1,259 words')
})
