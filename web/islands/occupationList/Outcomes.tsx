import { RichLines } from '#components/ui/RichText.tsx'
import { fillIn } from '#domain/fillIn.ts'
import type { OccupationEntry, OtherEntry } from '../search/occupationSearch.ts'
import search from '../search/search.module.css'
import styles from './panel.module.css'
import type { ListWords, OtherList } from './words.ts'

const MOST_SHOWN = 5

type OtherListsProps = {
  entries: readonly OccupationEntry[]
  lists: readonly OtherList[]
  query: string
  hereToo: boolean
  words: ListWords['answers']
}

/** What a search finds on the other lists. */
export function OtherLists({ entries, lists, query, hereToo, words }: OtherListsProps) {
  return (
    <section className={`card ${search.outcome} ${styles.elsewhere}`} aria-labelledby="elsewhere-heading">
      <h2 id="elsewhere-heading">{hereToo ? words.hereSome : words.hereNone}</h2>
      {lists.map(({ authority, heading, path }) => {
        const own = entries.filter((entry) => entry.authority === authority)
        if (own.length === 0) return null
        return (
          <div key={authority}>
            <h3 className="list-name">{heading}</h3>
            <ul className={`rows ${styles.found}`}>
              {own.slice(0, MOST_SHOWN).map(({ id, code, title, path }) => (
                <li key={id}>
                  <a href={path}>
                    <span className="code">{code}</span> <span>{title}</span>
                  </a>
                </li>
              ))}
            </ul>
            {own.length > MOST_SHOWN && (
              <p>
                <a href={`${path}?${new URLSearchParams({ q: query })}`}>{fillIn(words.seeAll, { count: own.length })}</a>
              </p>
            )}
          </div>
        )
      })}
    </section>
  )
}

/** An occupation that no authority of ours assesses: who does, where the law names them, in place of a look-alike. */
export function OtherAuthorities({ entries, words }: { entries: readonly OtherEntry[]; words: ListWords['others'] }) {
  return (
    <section className={`card ${search.outcome}`} aria-labelledby="others-heading">
      <h2 id="others-heading">{words.heading}</h2>
      <ul className={`rows ${styles.found}`}>
        {entries.map(({ id, code, title, assessors }) => (
          <li key={id}>{fillIn(words.row, { title, code, assessors: assessors.join(words.or) })}</li>
        ))}
      </ul>
      <p className="fine">
        {words.note} <a href={words.source.href}>{words.source.label}</a>
      </p>
    </section>
  )
}

type NothingProps = { query: string; words: ListWords['nothing']; onClear: () => void }

export function Nothing({ query, words, onClear }: NothingProps) {
  return (
    <section className={`card ${search.outcome} ${styles.nothing}`} aria-labelledby="nothing-heading">
      <h2 id="nothing-heading">{fillIn(words.heading, { query })}</h2>
      <RichLines items={words.hints} className="rows" />
      <p>
        {words.other} <a href={words.address}>{words.list}</a>. <a href="#enquiry">{words.ask}</a>
      </p>
      <p>
        <button type="button" className="button" onClick={onClear}>
          {words.clear}
        </button>
      </p>
    </section>
  )
}
