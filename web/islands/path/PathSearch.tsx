import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { notStartedWords } from '#content/forms.ts'
import type { PathWords } from '#content/schema/path.ts'
import { fillIn } from '#domain/fillIn.ts'
import { Boundary } from '../runtime/Boundary.tsx'
import { useStore } from '../runtime/store.ts'
import { answerOrNone } from '../search/answerOrNone.ts'
import { remarkInWords } from '../search/countWords.ts'
import { askForOccupations, type EntryFiles, type FindOccupations, useOccupationSearch } from '../search/occupationSearch.ts'
import { SearchField } from '../search/SearchField.tsx'
import styles from './card.module.css'
import { lookedFor } from './lookedFor.ts'

export type PathSearchProps = {
  words: PathWords['search']
  entries: EntryFiles
  authorities: Readonly<Record<string, string>>
  lists: readonly { path: string; label: string }[]
  /** Where an occupation of this list leads, with the first answer in its fragment; `both`: the code that two authorities assess. */
  next: Readonly<Record<string, string>>
}

const TWO_AUTHORITIES = '133211'
const MOST_SHOWN = 6

export function PathSearch({ words, entries, authorities, lists, next, stopped }: PathSearchProps & { stopped: typeof notStartedWords }) {
  const typed = useStore(lookedFor, '')
  const query = useDeferredValue(typed.trim())
  const search = useOccupationSearch()
  const field = useRef<HTMLInputElement>(null)
  const find = search.state === 'here' && query !== '' ? search.value : undefined
  const found = useMemo(() => find && answerOrNone(() => lookUp(find, query)), [find, query])
  const hint = query !== '' && search.state === 'failed' ? words.failed : inWords(found, words)

  useEffect(() => {
    if (typed.trim() !== '') void askForOccupations(entries)
  }, [typed, entries])

  return (
    <search className={styles.search}>
      <div className="script-only">
        <SearchField
          id="path-search"
          field={field}
          words={{ label: words.label }}
          hint={hint}
          isAnnounced
          value={typed}
          onType={(text) => lookedFor.set(text)}
          onClear={() => lookedFor.set('')}
        />
      </div>
      {find && (
        <Boundary words={stopped} of={query}>
          <Found found={found} look={() => lookUp(find, query)} words={words} authorities={authorities} next={next} />
        </Boundary>
      )}
      <p className={`fine ${styles.lists}`}>
        {words.lists}{' '}
        {lists.map(({ path, label }) => (
          <a key={path} href={path}>
            {label}
          </a>
        ))}
      </p>
    </search>
  )
}

type FoundProps = Pick<PathSearchProps, 'words' | 'authorities' | 'next'> & { found: LookedUp | undefined; look: () => LookedUp }

/** Looks again where the rule threw, so that the boundary around it says so. */
function Found({ found, look, words, authorities, next }: FoundProps) {
  const { entries, others } = found ?? look()
  if (entries.length + others.length === 0) return null
  return (
    <ul className={styles.found}>
      {others.map(({ id, code, title, assessors }) => (
        <li key={id} className={styles.other}>
          {fillIn(words.other, { title, code, assessors: assessors.join(words.or) })}
        </li>
      ))}
      {entries.slice(0, MOST_SHOWN).map(({ id, code, title, authority }) => (
        <li key={id}>
          <a href={`${code === TWO_AUTHORITIES ? next.both : next[authority]}&code=${code}`}>
            <span>
              <span>{title}</span> <span>{code}</span>
            </span>
            <small className="fine">{authorities[authority]}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}

type LookedUp = ReturnType<typeof lookUp>

/** Each code of two authorities once. */
function lookUp(find: FindOccupations, query: string) {
  const { entries, ...found } = find(query)
  return { ...found, entries: entries.filter(({ code }, index) => entries.findIndex((other) => other.code === code) === index) }
}

function inWords(found: LookedUp | undefined, words: PathSearchProps['words']): string {
  if (found === undefined) return words.hint
  const { entries, others } = found
  if (entries.length + others.length === 0) return words.nothing
  const counts = [entries.length > 0 && countOf(entries.length, words), others.length > 0 && words.others]
  return [...counts, remarkInWords(found, words)].filter(Boolean).join(' ')
}

function countOf(count: number, words: PathSearchProps['words']): string {
  if (count === 1) return words.one
  return fillIn(count > MOST_SHOWN ? words.many : words.several, { count, shown: MOST_SHOWN })
}
