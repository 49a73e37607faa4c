import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { fillIn } from '#domain/fillIn.ts'
import { START } from '#domain/path/address.ts'
import { addressAfter } from '#domain/path/card.ts'
import type { FoundOccupation } from './findOccupations.ts'
import styles from './path.module.css'
import type { QuestionsProps } from './pathProps.ts'

type Props = Pick<QuestionsProps, 'questions' | 'search' | 'words'> & { onFollow: (event: MouseEvent<HTMLAnchorElement>) => void }

/** Which answer an occupation stands for: its list, or the code that two authorities assess. */
const answerOfList: Readonly<Record<string, string>> = { ea: 'engineering', acs: 'it', iml: 'management' }
const TWO_AUTHORITIES = '133211'

/** Looks up an occupation in all three lists. The lists and the search are fetched when the field is first used. */
export function OccupationSearch({ questions, search: { address, lists, authorities }, words: { search: words }, onFollow }: Props) {
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
            const answer = code === TWO_AUTHORITIES ? 'engineering-manager' : answerOfList[authority]
            if (answer === undefined) return null
            const href = addressAfter(questions, { question: START, answer }, { answers: [], code })
            return (
              <li key={`${authority} ${code}`}>
                <a href={href} onClick={onFollow} data-no-prerender="">
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
