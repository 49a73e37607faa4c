import { leadsFrom } from '../e2e/support/leads.ts'
import { expect, test } from './fixtures.ts'

// Fifteen real seconds: only Chromium's clock can be stopped from here. Browsers round the clock that they show to pages.
const SOONEST_MS = 14_990

test('the popup opens 15 seconds after the page and no sooner, sends, closes and gives the focus back', async ({ visitor, address }) => {
  await visitor.open('/anzsco/eaanzsco/civil-engineer-233211')
  const hadFocus = await visitor.run(() => {
    const popup = document.querySelector<HTMLDialogElement>('#popup')
    const look = () => popup?.open && Object.assign(window, { openedAt: performance.now() })
    // On a slow machine it may be open before the first command arrives.
    look()
    new MutationObserver(look).observe(popup as Element, { attributeFilter: ['open'] })
    // A message stays for six seconds, in which a slow driver gets nothing done: here it stays for a minute.
    const later = setTimeout
    Object.assign(window, { setTimeout: (work: () => void, ms = 0) => later(work, 10 * ms) })
    const link = document.querySelector<HTMLElement>('header a')
    link?.focus()
    return document.activeElement === link
  })
  const popup = visitor.dialog('Get Started')
  await popup.shows()
  expect(await visitor.run(() => Number(Reflect.get(window, 'openedAt')))).toBeGreaterThan(SOONEST_MS)

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
  expect(await visitor.part('header a').isFocused()).toBe(hadFocus)
})

test('going back starts the 15 seconds again, and Escape closes the popup', async ({ visitor }) => {
  await visitor.open('/pricing')
  await visitor.open('/about')
  const leftAt = performance.now()
  await visitor.back()
  await visitor.isAt('/pricing')
  await visitor.headerReady()
  const popup = visitor.dialog('Get Started')
  const isEarly = (await popup.isShown()) && performance.now() - leftAt < SOONEST_MS
  expect(isEarly).toBe(false)
  await popup.shows()
  await visitor.press('Escape')
  await popup.hides()
})
