// Runs in the pages of a preview, only in the admin's frame: vite/inlineScript.ts compiles it, wordsHandler.ts serves it.
import { inlineParts, type Part } from '../../../cms/src/ownersContent/inlineWords.ts'
import {
  type Elsewhere,
  type FromPreview,
  isMessage,
  type PlaceOfText,
  type Pressed,
  type ToPreview,
} from '../../../cms/src/ownersContent/pressing.ts'

const PLACE = 'data-place'
const PRESSABLE = `body [${PLACE}]`
// A link's own layer over its whole card would be pressed in place of the card's other texts.
const STYLE = `
  .words-on *::before, .words-on *::after { pointer-events: none; }
  .words-on [${PLACE}] { cursor: text; }
  .words-on [${PLACE}]:is(:hover, :focus-visible) { outline: 2px dashed #1d4ed8; outline-offset: 2px; }
  .words-on [${PLACE}].words-open { outline: 3px solid #1d4ed8; outline-offset: 2px; }
`

export function start(adminOrigin: string): void {
  if (window.parent === window) return
  const tell = (message: FromPreview) => window.parent.postMessage(message, adminOrigin)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLE)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  setPressing(true)
  keepPopupAway()

  document.addEventListener('click', (event) => press(event, tell), { capture: true })
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' && event.target instanceof Element && event.target.matches(PRESSABLE)) press(event, tell)
    },
    { capture: true },
  )
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin === adminOrigin && source === window.parent && isMessage(data)) void answer(data as ToPreview, tell)
  })
  tell({
    type: 'shown',
    path: location.pathname,
    title: textOf(document.querySelector('title'), document.title.replace(/^Preview: /, '')),
    description: textOf(document.querySelector('meta[name=description]'), ''),
  })
}

function setPressing(isOn: boolean): void {
  document.documentElement.classList.toggle('words-on', isOn)
  for (const element of document.querySelectorAll<HTMLElement>(PRESSABLE)) if (isOn && element.tabIndex < 0) element.tabIndex = 0
}

/** It would come over the text that is being written, after fifteen seconds. */
function keepPopupAway(): void {
  for (const name of ['show', 'showModal'] as const) {
    const own = HTMLDialogElement.prototype[name]
    HTMLDialogElement.prototype[name] = function (this: HTMLDialogElement) {
      if (this.id !== 'popup' || !document.documentElement.classList.contains('words-on')) own.call(this)
    }
  }
}

function placesOf(element: Element): string[] {
  return element.getAttribute(PLACE)?.split('|') ?? []
}

function textOf(element: Element | null, words: string): Pressed | null {
  const [place] = element ? placesOf(element) : []
  return place === undefined ? null : { place, words: element?.getAttribute('content') ?? words }
}

function press(event: Event, tell: (message: FromPreview) => void): void {
  if (!document.documentElement.classList.contains('words-on') || !(event.target instanceof Element)) return
  const pressed = event.target.closest(PRESSABLE) ?? onlyTextIn(event.target)
  const words = (pressed ?? event.target).textContent?.replace(/\s+/g, ' ').trim() ?? ''
  if (pressed === null && (words === '' || event.target.matches('html, body, main, summary *'))) return
  event.preventDefault()
  event.stopPropagation()
  for (const open of document.querySelectorAll('.words-open')) open.classList.remove('words-open')
  if (pressed) {
    pressed.classList.add('words-open')
    void textsAt(placesOf(pressed), words).then((texts) => tell({ type: 'pressed', texts }))
  } else tell({ type: 'elsewhere', why: elsewhere(event.target), words: words.slice(0, 120) })
}

/** What was asked for from elsewhere has not been pressed here. */
function mark(place: string): void {
  if (document.querySelector('.words-open')) return
  const shown = [...document.querySelectorAll(PRESSABLE)].find((element) => placesOf(element).includes(place))
  shown?.classList.add('words-open')
}

async function textsAt(places: readonly string[], words: string): Promise<Pressed[]> {
  if (places.length < 2) return places.map((place) => ({ place, words }))
  return Promise.all(places.map(async (place) => ({ place, words: (await placeOf(place))?.was ?? words })))
}

async function placeOf(place: string): Promise<PlaceOfText | null> {
  return (await asked(`/-/place?place=${encodeURIComponent(place)}`)) as PlaceOfText | null
}

/** Beside the last word of a line, the paragraph is pressed and not the text in it. */
function onlyTextIn(element: Element): Element | null {
  const [text, another] = element.querySelectorAll(PRESSABLE)
  return text && !another ? text : null
}

function elsewhere(element: Element): Elsewhere {
  if (element.closest('header, footer, nav, form, dialog, [role=dialog], button, .button')) return 'label'
  if (element.closest('[id*=sources], [class*=ource]')) return 'source'
  if (/(AUD|A\$|\$)\s?\d/.test(element.textContent ?? '') && (element.textContent ?? '').length < 400) return 'amount'
  if (location.pathname.startsWith('/blogs/')) return 'guide'
  return 'table'
}

async function answer(message: ToPreview, tell: (message: FromPreview) => void): Promise<void> {
  if (message.type === 'pressing') setPressing(message.isOn)
  if (message.type === 'find') {
    tell({ type: 'place', place: message.place, found: await placeOf(message.place) })
    mark(message.place)
    // On a phone the window has become smaller since it was pressed.
    document.querySelector('.words-open')?.scrollIntoView({ block: 'center' })
  }
  if (message.type === 'check') {
    const { place, was, now } = message
    const problems = await asked('/-/check', { method: 'POST', body: JSON.stringify({ place, was, now }) })
    tell({ type: 'checked', place, now, problems: problems as string[] | null })
  }
  if (message.type === 'show') for (const text of message.texts) show(text)
}

async function asked(path: string, options: RequestInit = {}): Promise<unknown> {
  try {
    const response = await fetch(path, { ...options, headers: options.body ? { 'Content-Type': 'application/json' } : {} })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

const before = new Map<Element, string>()

/** New words where the old ones are, as far as an element has nothing but them: the rest is read in the admin. */
function show({ place, was, now }: { place: string; was: string; now: string }): void {
  for (const element of document.querySelectorAll(PRESSABLE)) {
    if (placesOf(element).join() !== place || element.matches('input, textarea, select')) continue
    const shown = element.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    if (before.get(element) !== shown && shown !== plain(was)) continue
    element.replaceChildren(...inlineParts(now).map(nodeOf))
    before.set(element, plain(now))
  }
}

function nodeOf({ words, as }: Part): Node {
  const text = document.createTextNode(words)
  if (as === 'text') return text
  const element = document.createElement(as)
  if (as === 'a') element.setAttribute('href', '#')
  element.append(text)
  return element
}

function plain(text: string): string {
  return inlineParts(text)
    .map(({ words }) => words)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
