import { leadsFrom } from '../e2e/support/leads.ts'
import { expect, test } from './fixtures.ts'
import type { Visitor } from './support/visitor.ts'

// Fifteen real seconds: only Chromium's clock can be stopped from here. Browsers round the clock that they show to pages.
const SOONEST_MS = 14_990
const LATEST_MS = 60_000
const withPopup = { withPopup: true }

/** Runs in the page: notes when it was shown, on its own clock, and when the popup opened. */
function watchPopup(): void {
  const popup = document.querySelector<HTMLDialogElement>('#popup')
  const look = () => popup?.open && Object.assign(window, { openedAfter: performance.now() - (Reflect.get(window, 'shownAt') ?? 0) })
  // On a slow machine it may be open before the first command arrives.
  look()
  new MutationObserver(look).observe(popup as Element, { attributeFilter: ['open'] })
  addEventListener('pageshow', ({ persisted }) => persisted && Object.assign(window, { shownAt: performance.now() }))
}

const openedAfter = (visitor: Visitor) => visitor.run(() => Number(Reflect.get(window, 'openedAfter')))

test('the popup opens 15 seconds after the page and no sooner, sends, closes and gives the focus back', async ({ visitor, address }) => {
  await visitor.open('/anzsco/eaanzsco/civil-engineer-233211', withPopup)
  await visitor.run(watchPopup)
  const hadFocus = await visitor.run(() => {
    const link = document.querySelector<HTMLElement>('header a')
    link?.focus()
    return document.activeElement === link
  })
  const popup = visitor.dialog('Get Started')
  await popup.shows(LATEST_MS)
  expect(await openedAfter(visitor)).toBeGreaterThan(SOONEST_MS)

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
  await visitor.open('/pricing', withPopup)
  await visitor.run(watchPopup)
  await visitor.open('/about')
  await visitor.back()
  await visitor.isAt('/pricing')
  await visitor.headerReady(withPopup)
  // A page that was not kept has started anew.
  if (!(await visitor.run(() => 'shownAt' in window))) await visitor.run(watchPopup)
  const popup = visitor.dialog('Get Started')
  await popup.shows(LATEST_MS)
  expect(await openedAfter(visitor)).toBeGreaterThan(SOONEST_MS)
  await visitor.press('Escape')
  await popup.hides()
})
