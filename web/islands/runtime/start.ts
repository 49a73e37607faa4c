import { ANSWER_MS } from '#domain/shell.ts'
import { failHeld } from '../early/holdForms.ts'
import { whenIdle } from '../pageEvents.ts'
import { isPartName, parts } from './parts.ts'

const ISLAND = '[data-island]'

const running = new Map<HTMLElement, Promise<boolean>>()

/** React and the parts come after the first paint: at once where the visitor touches, else when a part is near. docs/decisions/0026 */
export function startIslands(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        void startOrSay(target as HTMLElement)
      }
    },
    { rootMargin: '100% 0%' },
  )
  const watchNear = () => {
    if (savesData()) return
    for (const element of islandsIn(document)) if (element.dataset.defer === 'near' && !isStarted(element)) near.observe(element)
  }
  for (const element of islandsIn(document)) {
    if (!isAskedFor(element)) continue
    // What a search may change is hidden before the visitor has begun to read it (islands/search/search.module.css).
    element.dataset.arriving = ''
    void startOrSay(element)
  }
  whenPainted(() => startTargetOf(location.hash))
  whenIdle(watchNear)
  addEventListener('online', watchNear)
  for (const touch of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(touch, touched, { passive: true })
  document.addEventListener('click', retryPressed)
  // After early/holdForms.ts, which holds the press of a form that has not started, and may have before this script was there.
  const sendHeld = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-pressed]')) void sendOnceStarted(element)
  }
  addEventListener('submit', sendHeld)
  sendHeld()
}

/** For a place that is about to be shown, such as the popup. */
export function startIn(place: ParentNode): void {
  for (const element of islandsIn(place)) void startOrSay(element)
}

function touched({ target }: Event): void {
  if (!(target instanceof Element)) return
  const element = target.closest<HTMLElement>(ISLAND)
  if (element) void startOrSay(element)
  // A press on a link into this page starts what it leads to, so that it answers when it comes into view.
  const link = target.closest('a')
  if (link && link.pathname === location.pathname && link.hash) startTargetOf(link.hash)
}

function startTargetOf(hash: string): void {
  const target = document.getElementById(decodeFragment(hash))
  if (target === null) return
  startIn(target)
  const around = target.closest<HTMLElement>(ISLAND)
  if (around) void startOrSay(around)
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** False when its script fails or is late: the next call asks again (https://github.com/whatwg/html/pull/10327), and a late script still starts the part. */
function start(element: HTMLElement): Promise<boolean> {
  const work = running.get(element) ?? run(element)
  running.set(element, work)
  return Promise.race([work, new Promise<boolean>((resolve) => setTimeout(resolve, ANSWER_MS, false))])
}

async function run(element: HTMLElement): Promise<boolean> {
  const { island } = element.dataset
  const note = noteOf(element)
  const hadFocus = note?.contains(document.activeElement)
  try {
    if (!isPartName(island)) throw new Error(`islands/runtime/parts.ts has no ${island}`)
    const [{ mount }, { part }] = await Promise.all([import('./mount.tsx'), parts[island]()])
    // Each part's props are its own: the name ties them together when the page is built (Island.server.tsx).
    await mount(element, part as Parameters<typeof mount>[1], () => {
      running.delete(element)
      element.dataset.status = 'failed'
    })
  } catch (fault) {
    running.delete(element)
    console.error(fault)
    return false
  }
  element.dataset.status = 'ready'
  if (hadFocus) element.querySelector<HTMLElement>('input, select, textarea')?.focus()
  if (island !== 'toasts') startWith(element)
  return true
}

async function startOrSay(element: HTMLElement, isAsked = false): Promise<void> {
  // Only an explicit press tries again what threw: each try may lose a letter.
  if (isStarted(element) || (element.dataset.status === 'failed' && !isAsked)) return
  const didStart = await start(element)
  delete element.dataset.arriving
  if (!didStart && !isStarted(element)) element.dataset.status = 'failed'
}

/** A form announces its end in the toasts, which start before it can be sent; so do the tools whose results it offers to put in. */
function startWith({ dataset }: HTMLElement): void {
  const others = dataset.island === 'enquiry-form' ? '[data-island=toasts], [data-summarises]' : '[data-island=toasts]'
  for (const element of document.querySelectorAll<HTMLElement>(others)) void startOrSay(element, true)
}

function isAskedFor({ dataset }: HTMLElement): boolean {
  const parameters = [location.search, location.hash].map((text) => new URLSearchParams(text.replace(/^[?#]/, '')))
  return dataset.asks?.split(' ').some((name) => parameters.some((one) => one.get(name))) ?? false
}

function retryPressed({ target }: Event): void {
  const note = target instanceof Element && target.closest('.not-started button') && target.closest('.not-started')
  const element = note ? note.previousElementSibling : null
  if (element instanceof HTMLElement && element.matches(ISLAND)) void startOrSay(element, true)
}

async function sendOnceStarted(element: HTMLElement): Promise<void> {
  const { pressed } = element.dataset
  if (!(await start(element))) return failHeld(element, pressed)
  // Held too long, or sent by an earlier press.
  if (element.dataset.pressed !== pressed) return
  // Not requestSubmit: Safari has it since 16. The answer must come in what is left of the time since the press.
  element.querySelector<HTMLButtonElement>('[type=submit]')?.click()
  delete element.dataset.pressed
}

function isStarted(element: HTMLElement): boolean {
  return element.dataset.status === 'ready'
}

function noteOf(element: HTMLElement): Element | null {
  const next = element.nextElementSibling
  return next?.matches('.not-started') ? next : null
}

function islandsIn(place: ParentNode): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(ISLAND)]
}

function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
}

function whenPainted(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback))
}
