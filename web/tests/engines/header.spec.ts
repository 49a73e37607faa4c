import { expect, test } from './fixtures.ts'
import type { Visitor } from './support/visitor.ts'

const PAGE = '/about'
const services = (visitor: Visitor) => visitor.part('#menu-services')
const anzsco = (visitor: Visitor) => visitor.part('#menu-anzsco')

test('menus open under the pointer, one at a time, and close 150 ms after it has left', async ({ visitor }) => {
  await visitor.open(PAGE)
  await visitor.button('Services').hover()
  await services(visitor).shows()
  expect(await visitor.button('Services').evaluate((button) => button.getAttribute('aria-expanded'))).toBe('true')
  await visitor.button('ANZSCO').hover()
  await anzsco(visitor).shows()
  await services(visitor).hides()

  await visitor.run(() => {
    const menu = document.querySelector('[data-menu=anzsco]')
    menu?.addEventListener('pointerleave', ({ timeStamp }) => Object.assign(window, { leftAt: timeStamp }))
    menu?.querySelector('[popover]')?.addEventListener('beforetoggle', () => Object.assign(window, { closedAt: performance.now() }))
  })
  await visitor.movePointer(640, 780)
  await anzsco(visitor).hides()
  const took = await visitor.run(() => Number(Reflect.get(window, 'closedAt')) - Number(Reflect.get(window, 'leftAt')))
  // Browsers round the clock that they show to pages.
  expect(took).toBeGreaterThan(148)
})

test('the pointer can go from the button into the open menu and choose there', async ({ visitor }) => {
  await visitor.open(PAGE)
  await visitor.button('Services').hover()
  await services(visitor).shows()
  await services(visitor).link('RPL Writing').hover()
  await services(visitor).shows()
  await visitor.follow(services(visitor).link('RPL Writing'), '/services/rpl-writing')
})

test('a menu opens and closes with the keyboard and gives the focus back', async ({ visitor }) => {
  await visitor.open(PAGE)
  const button = visitor.button('Services')
  await button.focus()
  await visitor.press('Enter')
  await services(visitor).shows()
  await visitor.press('Tab')
  await expect.poll(services(visitor).link('CDR Writing').isFocused).toBe(true)
  await visitor.press('Escape')
  await services(visitor).hides()
  expect(await button.isFocused()).toBe(true)
})

test('a click on its button or outside closes a menu', async ({ visitor }) => {
  await visitor.open(PAGE)
  await visitor.button('ANZSCO').focus()
  await visitor.press('Enter')
  await anzsco(visitor).shows()
  await visitor.part('h1').click()
  await anzsco(visitor).hides()
})

test('the header turns solid past 50 px, the bar follows, and Back to top appears past 300 px', async ({ visitor }) => {
  await visitor.open(PAGE)
  const header = visitor.part('header')
  const width = () => visitor.part('#progress').evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a)
  expect(await width()).toBe(0)
  await visitor.scrollTo(50)
  await header.part('[data-logo=normal]').shows()
  await visitor.scrollTo(51)
  await header.part('[data-logo=white]').shows()
  await visitor.scrollTo(300)
  await visitor.button('Back to top').hides()
  await visitor.scrollTo(301)
  await visitor.button('Back to top').shows()
  await visitor.scrollTo(100_000)
  await expect.poll(width).toBe(1)
  await visitor.button('Back to top').click()
  await expect.poll(() => visitor.run(() => scrollY)).toBe(0)
})

test('Contact Us opens a new tab', async ({ visitor }) => {
  await visitor.open(PAGE)
  const contact = visitor.part('header a[href^="https://wa.me/"]')
  expect(await contact.evaluate((link) => (link as HTMLAnchorElement).target)).toBe('_blank')
})

test('the drawer opens one section at a time, and its Contact Us only closes it', async ({ visitor }) => {
  await visitor.resize(390)
  await visitor.open(PAGE)
  await visitor.button('Open navigation').click()
  const drawer = visitor.dialog('Navigation')
  await drawer.shows()
  await drawer.button('Services').click()
  await drawer.link('RPL Writing').shows()
  await drawer.button('ANZSCO').click()
  await drawer.link('Engineers Australia').shows()
  await drawer.link('RPL Writing').hides()
  await drawer.button('ANZSCO').click()
  await drawer.link('Engineers Australia').hides()
  await drawer.button('Contact Us').click()
  await drawer.hides()
  expect(await visitor.windows()).toHaveLength(1)
  await visitor.isAt(PAGE)
})

test('the drawer keeps the keyboard inside, and is closed on the next page and after going back', async ({ visitor }) => {
  await visitor.resize(390)
  await visitor.open(PAGE)
  await visitor.button('Open navigation').click()
  const drawer = visitor.dialog('Navigation')
  await drawer.shows()
  for (let presses = 0; presses < 14; presses += 1) {
    await visitor.press('Tab')
    expect(await visitor.run(() => document.activeElement?.closest('main, footer')), `after ${presses + 1} presses`).toBe(null)
  }
  await visitor.follow(drawer.link('Pricing'), '/pricing')
  await drawer.hides()
  await visitor.back()
  await visitor.isAt(PAGE)
  await drawer.hides()
  expect(await visitor.part('main').evaluate((main) => main.inert)).toBe(false)
})
