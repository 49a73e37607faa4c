import { leadsFrom } from '../e2e/support/leads.ts'
import { expect, test } from './fixtures.ts'

// Fifteen real seconds: only Chromium's clock can be stopped from here.
test('the popup opens 15 seconds after the page and no sooner, sends, closes and gives the focus back', async ({ visitor, address }) => {
  await visitor.open('/anzsco/eaanzsco/civil-engineer-233211')
  await visitor.run(() => {
    const popup = document.getElementById('popup')
    new MutationObserver(() => Object.assign(window, { openedAt: performance.now() })).observe(popup as Element, {
      attributeFilter: ['open'],
    })
    document.querySelector<HTMLElement>('header a')?.focus()
  })
  const popup = visitor.dialog('Get Started')
  expect(await popup.isShown()).toBe(false)
  await popup.shows()
  const openedAt = await visitor.run(() => Number(Reflect.get(window, 'openedAt')))
  // Browsers round the clock that they show to pages.
  expect(openedAt).toBeGreaterThan(14_990)

  const form = popup.part('form')
  await form.ready()
  await form.field('Full name').fill('Asha Gurung')
  await form.field('Email').fill(address)
  await form.field('Discipline/Specialisation').fill('Bridges')
  await form.button('Submit').click()
  await popup.status('Your query was submitted successfully!').shows()
  expect(leadsFrom(address)).toMatchObject([{ subject: 'Sample Request /anzsco/eaanzsco/civil-engineer-233211', queries: 'Bridges' }])

  await popup.button('Close').click()
  await popup.hides()
  await visitor.status('Your query was submitted successfully!').shows()
  expect(await visitor.part('header a').isFocused()).toBe(true)
})

test('going back starts the 15 seconds again, and Escape closes the popup', async ({ visitor }) => {
  await visitor.open('/pricing')
  await visitor.open('/about')
  await visitor.back()
  await visitor.isAt('/pricing')
  await visitor.headerReady()
  const popup = visitor.dialog('Get Started')
  expect(await popup.isShown()).toBe(false)
  await popup.shows()
  await visitor.press('Escape')
  await popup.hides()
})
