import type { BlogIndex } from '#content/schema/indexPage.ts'
import { fillIn } from '#domain/fillIn.ts'
import nothing from '../search/NothingFound.module.css'
import { SearchField } from '../search/SearchField.tsx'
import { Inline } from '../ui/Markdown.tsx'
import styles from './GuideSearch.module.css'

type Words = BlogIndex['search']

/** Above the list. Without JavaScript it is not shown: the list is complete. */
export function GuideSearch({ words, total }: { words: Words; total: number }) {
  return (
    <search aria-label={words.title} className={styles.search}>
      <form method="get">
        <SearchField id="guide-search" words={words} />
        <p className={styles.count} data-count>
          {fillIn(words.answers.all, { total })}
        </p>
        <p className="visually-hidden" role="status" data-said />
      </form>
    </search>
  )
}

/** What helps when no guide has the words. The search shows it. */
export function NoGuide({ words }: { words: Words }) {
  return (
    <section className={`${nothing.nothing} ${styles.nothing}`} data-nothing hidden aria-labelledby="no-guide">
      <h2 id="no-guide">{words.answers.none}</h2>
      <ul>
        {words.nothing.hints.map((hint) => (
          <li key={hint}>
            <Inline text={hint} />
          </li>
        ))}
      </ul>
      <button type="button" className="button" data-clear hidden>
        {words.nothing.all}
      </button>
    </section>
  )
}
