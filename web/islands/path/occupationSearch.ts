import type { PathWords } from '#content/schema/path.ts'
import { fillIn } from '#domain/fillIn.ts'
import { fromTemplate, part, printed } from '../dom.ts'

export type PathSearchProps = {
  words: Omit<PathWords['search'], 'label' | 'lists'>
  address: string
  authorities: Readonly<Record<string, string>>
  /** Where an occupation of this list leads, with the first answer in its fragment; `both`: the code that two authorities assess. */
  next: Readonly<Record<string, string>>
}

const TWO_AUTHORITIES = '133211'
const MOST_SHOWN = 6

export function start(search: HTMLElement): void {
  const { words, address, authorities, next } = printed<PathSearchProps>(search.dataset.pathSearch)
  const field = part<HTMLInputElement>(search, 'input')
  const note = part(search, '[data-hint]')
  const list = part(search, 'ul')
  const template = part(search, 'template')

  function show(text: string, items: HTMLElement[] = []): void {
    note.textContent = text
    list.hidden = items.length === 0
    list.replaceChildren(...items)
  }

  async function look(): Promise<void> {
    const query = field.value
    if (query.trim() === '') return show(words.hint)
    const isNewest = () => field.value === query
    try {
      const { loadOccupations } = await import('../search/occupationIndex.ts')
      const find = await loadOccupations(address)
      const { entries } = find(query)
      if (!isNewest()) return
      // Each code of two authorities once.
      const found = entries.filter(({ code }, index) => entries.findIndex((other) => other.code === code) === index).slice(0, MOST_SHOWN)
      const several = found.length === 1 ? words.one : fillIn(words.several, { count: found.length })
      show(
        found.length === 0 ? words.nothing : several,
        found.map(({ code, title, authority }) => {
          const item = fromTemplate(template, { title, code, authority: authorities[authority] ?? '' })
          part<HTMLAnchorElement>(item, 'a').href = `${code === TWO_AUTHORITIES ? next.both : next[authority]}&code=${code}`
          return item
        }),
      )
    } catch {
      if (isNewest()) show(words.failed)
    }
  }

  field.addEventListener('input', look)
  // What was typed before the script came.
  if (field.value) void look()
}
