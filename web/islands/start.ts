import { ANSWER_MS } from '#domain/shell.ts'
import { parts } from './dom.ts'
import { failHeld } from './early/holdForms.ts'
import { whenIdle } from './pageEvents.ts'
import { type Island, islands } from './registry.ts'

const known = new Map<HTMLElement, Island>()
const running = new Map<HTMLElement, Promise<boolean>>()

/** An island that failed is tried again when the visitor touches it, sends it, presses its note's button, or is online again. */
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
      if (island.when !== 'now') continue
      // A list whose address asks for a search is hidden before the visitor has begun to read it.
      if (/[?&](q|category|list)=./.test(location.search)) element.dataset.arriving = ''
      startOrSay(element)
    }
  }
  whenIdle(watch)
  addEventListener('online', watch)
  document.addEventListener('focusin', ({ target }) => {
    for (const element of known.keys()) if (element.contains(target as Node)) startOrSay(element)
  })
  // After early/holdForms.ts, which holds the press of a form that has not started, and may have before this script was there.
  const sendHeld = () => parts(document, 'form[data-pressed]').forEach(sendOnceStarted)
  addEventListener('submit', sendHeld)
  sendHeld()
}

/** False when its script fails or is late: the next call asks again (https://github.com/whatwg/html/pull/10327), and a late script still starts the element. */
function start(element: HTMLElement): Promise<boolean> {
  const work = running.get(element) ?? run(element)
  running.set(element, work)
  return Promise.race([work, new Promise<boolean>((resolve) => setTimeout(resolve, ANSWER_MS, false))])
}

async function run(element: HTMLElement): Promise<boolean> {
  try {
    const island = await known.get(element)?.load()
    await island?.start(element)
  } catch (fault) {
    running.delete(element)
    console.error(fault)
    return false
  }
  element.dataset.ready = ''
  delete element.dataset.arriving
  const note = noteOf(element)
  if (note?.contains(document.activeElement)) element.querySelector<HTMLElement>('input, select, textarea')?.focus()
  if (note) note.hidden = true
  return true
}

async function startOrSay(element: HTMLElement, asked?: boolean): Promise<void> {
  if (!asked && 'ready' in element.dataset) return
  if (await start(element)) return
  delete element.dataset.arriving
  const note = noteOf(element)
  if (note && (asked || note.hidden)) showNote(note, () => startOrSay(element, true))
}

async function sendOnceStarted(form: HTMLElement): Promise<void> {
  const { pressed } = form.dataset
  if (!(await start(form))) return failHeld(form, pressed)
  // Held too long, or sent by an earlier press.
  if (form.dataset.pressed !== pressed) return
  // Not requestSubmit: Safari has it since 16. The answer must come in what is left of the time since the press (forms/leadForm.ts).
  form.querySelector<HTMLButtonElement>('[type=submit]')?.click()
  delete form.dataset.pressed
}

/** Printed beside a part that a visitor would wait for (NotStarted.tsx). A form has none: it reports the failure when it is sent. */
function noteOf(element: HTMLElement): HTMLElement | null {
  const around = element.dataset.island ? element.parentElement : element
  return around?.querySelector<HTMLElement>(':scope > [data-not-started]') ?? null
}

function showNote(note: HTMLElement, retry: () => void): void {
  note.hidden = false
  note.onclick = retry
  // A screen reader announces changes in a live region that was there before: one for each try.
  const words = note.querySelector('p')
  setTimeout(() => words?.replaceChildren(words.textContent))
}
