import { ANSWER_MS } from '#domain/timings.ts'
import { type Island, islands } from './registry.ts'
import { showToast } from './toast.ts'
import { whenIdle } from './whenIdle.ts'

const known = new Map<HTMLElement, Island>()
const running = new Map<HTMLElement, Promise<boolean>>()

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
    for (const element of known.keys()) near.observe(element)
  }
  for (const [name, island] of Object.entries<Island>(islands)) {
    for (const element of document.querySelectorAll<HTMLElement>(island.selector ?? `[data-island=${name}],[data-${name}]`)) {
      known.set(element, island)
      if (island.when === 'now') startOrSay(element)
    }
  }
  whenIdle(watch)
  addEventListener('online', watch)
  document.addEventListener('focusin', ({ target }) => {
    for (const element of known.keys()) if (element.contains(target as Node)) startOrSay(element)
  })
  document.addEventListener('submit', sendOnceStarted)
  // Pressed before this script was there: early/holdForms.ts.
  for (const island of document.querySelectorAll<HTMLElement>('[data-pressed]')) sendHeld(island)
}

/**
 * Starts one element, once. False when its script fails or is not there in time. Then the next call asks for it again,
 * as browsers do since https://github.com/whatwg/html/pull/10327; a script that comes late still starts the element.
 */
function start(element: HTMLElement, patience = ANSWER_MS): Promise<boolean> {
  const work = running.get(element) ?? run(element)
  running.set(element, work)
  return Promise.race([work, new Promise<boolean>((resolve) => setTimeout(resolve, patience, false))])
}

async function run(element: HTMLElement): Promise<boolean> {
  try {
    const island = await known.get(element)?.load(element)
    await island?.start(element, () => {
      running.delete(element)
      startOrSay(element, true)
    })
  } catch (fault) {
    running.delete(element)
    console.error(fault)
    return false
  }
  element.dataset.ready = ''
  const note = noteOf(element)
  if (note?.contains(document.activeElement)) element.querySelector<HTMLElement>('input, select, textarea')?.focus()
  note?.remove()
  return true
}

async function startOrSay(element: HTMLElement, asked?: boolean): Promise<void> {
  // Also where mountIsland.tsx has stopped it: it would take the focus from a visitor who types in its printed HTML.
  if (!asked && 'ready' in element.dataset) return
  if (await start(element)) return
  delete element.dataset.arriving
  const note = noteOf(element)
  if (!note || !(asked || note.hidden)) return
  note.hidden = false
  note.onclick = () => startOrSay(element, true)
  // A screen reader announces changes in a live region that was there before: one for each try.
  const words = note.querySelector('p')
  setTimeout(() => words?.replaceChildren(words.textContent))
}

/**
 * Printed beside a part that a visitor would wait for (NotStarted.tsx). A form has none: it reports the failure when it is
 * sent. Where a part has stopped, stoppedNote.ts writes it.
 */
function noteOf(element: HTMLElement): HTMLElement | null | undefined {
  return (element.dataset.island ? element.parentElement : element)?.querySelector<HTMLElement>(':scope > [data-not-started]')
}

function sendOnceStarted(event: SubmitEvent): void {
  const island = (event.target as HTMLFormElement).closest<HTMLElement>('[data-island]')
  if (!island) return
  delete island.dataset.failed
  if ('ready' in island.dataset) return
  event.preventDefault()
  if (noteOf(island)) startOrSay(island, true)
  else sendHeld(island)
}

/**
 * For a form sent before its script is there: waits for the script, then sends the form, or says that it was not sent.
 * The answer must come in what is left of the time since the press (form/useLead.ts).
 */
async function sendHeld(island: HTMLElement): Promise<void> {
  island.dataset.pressed ??= String(performance.now())
  const started = await start(island, Number(island.dataset.pressed) + ANSWER_MS - performance.now())
  // Ended by an earlier press, or by the page itself if it was pressed before this script was there.
  if (!island.dataset.pressed) return
  island.toggleAttribute('data-failed', !started)
  // Not requestSubmit: Safari has it since 16.
  if (started) island.querySelector<HTMLButtonElement>('[type=submit]')?.click()
  else showToast('failure')
  delete island.dataset.pressed
}
