import { fillIn } from '#domain/fillIn.ts'
import type { OtherEntry } from './occupationEntries.ts'
import type { ResultMessages } from './resultMessages.ts'

const MOST_SHOWN = 5

/** Writes the results of the other lists, by authority, into their place on the page. */
export function showOtherListResults(
  listing: HTMLElement,
  entries: readonly OtherEntry[],
  { query, hereToo }: { query: string; hereToo: boolean },
  messages: ResultMessages,
): void {
  const place = listing.querySelector<HTMLElement>('[data-elsewhere]')
  const heading = place?.querySelector('h2')
  if (!place || !heading) return
  place.hidden = entries.length === 0
  heading.textContent = hereToo ? messages.hereSome : messages.hereNone
  for (const part of place.querySelectorAll<HTMLElement>('[data-elsewhere-of]')) {
    const own = entries.filter(({ authority }) => authority === part.dataset.elsewhereOf)
    part.hidden = own.length === 0
    printEntries(part, own.slice(0, MOST_SHOWN))
    linkToAll(part, own.length, query, messages)
  }
}

/** Shown when no list has it: what the visitor can try. */
export function showNothing(listing: HTMLElement, visible: boolean, query: string, messages: ResultMessages): void {
  const place = listing.querySelector<HTMLElement>('[data-nothing]')
  const heading = place?.querySelector('h2')
  if (!place || !heading) return
  place.hidden = !visible
  if (visible) heading.textContent = fillIn(messages.nothing.heading, { query })
}

function printEntries(part: HTMLElement, entries: readonly OtherEntry[]): void {
  const list = part.querySelector('ul')
  const template = part.querySelector('template')
  if (!list || !template) return
  const ids = entries.map(({ id }) => id).join(' ')
  if (part.dataset.printed === ids) return
  part.dataset.printed = ids
  const items = entries.map(({ code, title, path }) => {
    const item = document.importNode(template.content, true)
    item.querySelector('a')?.setAttribute('href', path)
    item.querySelector('[data-code]')?.append(code)
    item.querySelector('[data-title]')?.append(title)
    return item
  })
  list.replaceChildren(template, ...items)
}

function linkToAll(part: HTMLElement, count: number, query: string, messages: ResultMessages): void {
  const line = part.querySelector<HTMLElement>('p')
  const link = line?.querySelector('a')
  if (!line || !link) return
  line.hidden = count <= MOST_SHOWN
  link.textContent = fillIn(messages.seeAll, { count })
  link.search = new URLSearchParams({ q: query }).toString()
}
