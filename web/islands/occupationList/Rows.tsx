import { memo, useRef } from 'react'
import { fillIn } from '#domain/fillIn.ts'
import { MOST_COMPARED } from '#domain/occupations.ts'
import { type Chosen, choose } from './chosen.ts'
import styles from './list.module.css'
import type { Group, Occupation } from './listSearch.ts'
import { useMarkedWords } from './useMarkedWords.ts'
import type { ListWords } from './words.ts'

type Props = { groups: readonly Group[]; chosen: Chosen; words: ListWords; met?: ReadonlySet<string> }

const noWords: ReadonlySet<string> = new Set()

/** The column headings are only visual: each entry has labels of its own. */
export const Rows = memo(function Rows({ groups, chosen, words, met = noWords }: Props) {
  const { code, title, category, remarks, lists } = words.columns
  const isFull = chosen.length >= MOST_COMPARED
  const hasCategories = groups.some(({ occupations }) => occupations.some((one) => one.category !== ''))
  return (
    <>
      {groups.length > 0 && (
        <p className={`fine ${styles.head}`} aria-hidden="true">
          <span>{code}</span>
          <span>{title}</span>
          <span>{hasCategories ? category : remarks}</span>
          <span>{lists}</span>
          <span>{words.compare}</span>
        </p>
      )}
      {groups.map(({ code, title, occupations }) => (
        <section key={code} id={`group-${code}`} className={styles.group} aria-labelledby={`group-${code}-title`}>
          <h2 id={`group-${code}-title`}>
            <span className="code">{code}</span> {title}
          </h2>
          <ul className="headed">
            {occupations.map((one) => {
              const isChosen = chosen.includes(one.id)
              return <Row key={one.id} occupation={one} isChosen={isChosen} isRefused={isFull && !isChosen} words={words} met={met} />
            })}
          </ul>
        </section>
      ))}
    </>
  )
})

type RowProps = { occupation: Occupation; isChosen: boolean; isRefused: boolean; words: ListWords; met: ReadonlySet<string> }

const Row = memo(function Row({ occupation, isChosen, isRefused, words, met }: RowProps) {
  const { id, code, title, path, names, category, remarks, listNames } = occupation
  const what = useRef<HTMLDivElement>(null)
  useMarkedWords(what, met)
  return (
    <li className={styles.row} data-chosen={isChosen || undefined}>
      <div ref={what} className={styles.what}>
        <a href={path} className={styles.name}>
          <span className={`code ${styles.number}`}>{code}</span> {title}
        </a>
        {names !== '' && (
          <p className="aside">
            {words.also} {names}
          </p>
        )}
      </div>
      <p className={`aside ${styles.remarks}`}>
        {category} {remarks !== '' && <span>{remarks}</span>}
      </p>
      <p className={`aside ${styles.lists}`}>{listNames}</p>
      <label className={`script-only no-print ${styles.compare}`}>
        <input
          type="checkbox"
          name="codes"
          value={id}
          aria-label={fillIn(words.compareThis, { title })}
          checked={isChosen}
          disabled={isRefused}
          onChange={({ target }) => choose(id, target.checked)}
        />
        <span>{words.compare}</span>
      </label>
    </li>
  )
})
