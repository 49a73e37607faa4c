import { fillIn } from '#domain/fillIn.ts'
import type { Answers } from './answers.ts'
import type { OtherEntry } from './otherLists.ts'

const MOST_SHOWN = 5

/** Prints what the other lists hold, by authority, into the place the page keeps for it. */
export function showElsewhere(
  listing: HTMLElement,
  entries: readonly OtherEntry[],
  { query, hereToo }: { query: string; hereToo: boolean },
  answers: Answers,
): void {
  const place = listing.querySelector<HTMLElement>('[data-elsewhere]')
  const heading = place?.querySelector('h2')
  if (!place || !heading) return
  place.hidden = entries.length === 0
  heading.textContent = hereToo ? answers.hereSome : answers.hereNone
  for (const part of place.querySelectorAll<HTMLElement>('[data-elsewhere-of]')) {
    const own = entries.filter(({ authority }) => authority === part.dataset.elsewhereOf)
    part.hidden = own.length === 0
    printEntries(part, own.slice(0, MOST_SHOWN))
    linkToAll(part, own.length, query, answers)
  }
}

/** When no list has it: what the visitor may try. */
export function showNothing(listing: HTMLElement, visible: boolean, query: string, answers: Answers): void {
  const place = listing.querySelector<HTMLElement>('[data-nothing]')
  const heading = place?.querySelector('h2')
  if (!place || !heading) return
  place.hidden = !visible
  if (visible) heading.textContent = fillIn(answers.nothing.heading, { query })
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

function linkToAll(part: HTMLElement, count: number, query: string, answers: Answers): void {
  const line = part.querySelector<HTMLElement>('p')
  const link = line?.querySelector('a')
  if (!line || !link) return
  line.hidden = count <= MOST_SHOWN
  link.textContent = fillIn(answers.seeAll, { count })
  link.search = new URLSearchParams({ q: query }).toString()
}
