import { ANSWER_MS } from '#domain/timings.ts'
import { type Island, islands } from './registry.ts'
import { showToast } from './toast.ts'
import { whenIdle } from './whenIdle.ts'

const waiting = new Map<HTMLElement, Island>()
const running = new Map<HTMLElement, Promise<void>>()

/**
 * Starts everything in the registry, each at its time. An island that failed is tried again when the visitor touches
 * it, sends it, presses the button of its note, or is online again.
 */
export function startIslands(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        startOrSay(target as HTMLElement)
      }
    },
    { rootMargin: '100% 0%' },
  )
  const watch = () => {
    for (const element of waiting.keys()) near.observe(element)
  }
  for (const [name, island] of Object.entries<Island>(islands)) {
    for (const element of document.querySelectorAll<HTMLElement>(island.place ?? `[data-island=${name}],[data-${name}]`)) {
      waiting.set(element, island)
      if (island.when === 'now') startOrSay(element)
    }
  }
  whenIdle(watch)
  addEventListener('online', watch)
  document.addEventListener('focusin', ({ target }) => {
    for (const element of waiting.keys()) if (element.contains(target as Node)) startOrSay(element)
  })
  document.addEventListener('submit', sendOnceStarted)
}

/**
 * Starts one element, once. Rejects when its script fails or takes too long. Then the next call asks for it again,
 * as browsers do since https://github.com/whatwg/html/pull/10327; a script that comes late still starts the element.
 */
function start(element: HTMLElement): Promise<void> {
  const work = running.get(element) ?? run(element)
  running.set(element, work)
  return Promise.race([work, new Promise<never>((_, reject) => setTimeout(reject, ANSWER_MS))])
}

async function run(element: HTMLElement): Promise<void> {
  try {
    const enhance = await waiting.get(element)?.load(element)
    await enhance?.(element)
  } catch (fault) {
    running.delete(element)
    console.error(fault)
    throw fault
  }
  waiting.delete(element)
  element.dataset.ready = ''
  const note = noteOf(element)
  if (note?.contains(document.activeElement)) element.querySelector<HTMLElement>('input, select, textarea')?.focus()
  note?.remove()
}

function startOrSay(element: HTMLElement, asked?: boolean): void {
  start(element).catch(() => {
    delete element.dataset.arriving
    const note = noteOf(element)
    if (!note || !(asked || note.hidden)) return
    note.hidden = false
    note.onclick = () => startOrSay(element, true)
    // A screen reader announces changes in a live region that was there before: one for each try.
    const words = note.querySelector('p')
    setTimeout(() => words?.replaceChildren(words.textContent))
  })
}

/** Printed beside a part that a visitor would wait for (NotStarted.tsx). A form has none: it reports the failure when it is sent. */
function noteOf(element: HTMLElement): HTMLElement | null | undefined {
  return (element.dataset.island ? element.parentElement : element)?.querySelector<HTMLElement>(':scope > [data-not-started]')
}

/** For a form sent before its script is there: waits for the script, then sends the form, or says that it was not sent. */
async function sendOnceStarted(event: SubmitEvent): Promise<void> {
  const form = event.target as HTMLFormElement
  const island = form.closest<HTMLElement>('[data-island]')
  if (!island) return
  delete island.dataset.failed
  if (!waiting.has(island)) return
  event.preventDefault()
  if (noteOf(island)) return startOrSay(island, true)
  if (island.hasAttribute('aria-busy')) return
  island.setAttribute('aria-busy', 'true')
  const started = await start(island).then(
    () => true,
    () => false,
  )
  island.removeAttribute('aria-busy')
  // Not requestSubmit: Safari has it since 16.
  if (started) return form.querySelector<HTMLButtonElement>('[type=submit]')?.click()
  island.dataset.failed = ''
  showToast('failure')
}
