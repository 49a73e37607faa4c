import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fillIn } from '#domain/fillIn.ts'
import type { FoundOccupation } from './findOccupations.ts'
import styles from './path.module.css'
import type { SearchProps } from './pathProps.ts'

const TWO_AUTHORITIES = '133211'

/** Looks up an occupation in all three lists. The lists and the search are fetched when the field is first used. */
export function OccupationSearch({ address, lists, authorities, next, words }: SearchProps) {
  const [found, setFound] = useState<FoundOccupation[]>([])
  const [note, setNote] = useState(words.hint)
  const latest = useRef('')
  const field = useRef<HTMLInputElement>(null)

  async function look(query: string) {
    latest.current = query
    if (query.trim() === '') {
      setFound([])
      return setNote(words.hint)
    }
    try {
      const { findOccupations } = await import('./findOccupations.ts')
      const entries = await findOccupations(address, query)
      if (latest.current !== query) return
      setFound(entries)
      setNote(entries.length === 0 ? words.nothing : entries.length === 1 ? words.one : fillIn(words.several, { count: entries.length }))
    } catch {
      if (latest.current !== query) return
      setFound([])
      setNote(words.failed)
    }
  }

  // What was typed before the script came.
  const lookAtStart = useEffectEvent(() => {
    if (field.current?.value) void look(field.current.value)
  })
  useEffect(() => lookAtStart(), [])

  return (
    <search className={styles.search}>
      <label htmlFor="path-search">{words.label}</label>
      <input
        ref={field}
        id="path-search"
        type="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-describedby="path-search-note"
        onInput={({ currentTarget }) => void look(currentTarget.value)}
      />
      <p id="path-search-note" role="status">
        {note}
      </p>
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map(({ code, title, authority }) => {
            const address = code === TWO_AUTHORITIES ? next.both : next[authority]
            return (
              <li key={`${authority} ${code}`}>
                <a href={`${address}&code=${code}`}>
                  <span>
                    {title} <span className="tabular">{code}</span>
                  </span>
                  <small>{authorities[authority]}</small>
                </a>
              </li>
            )
          })}
        </ul>
      )}
      <p className={styles.lists}>
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
