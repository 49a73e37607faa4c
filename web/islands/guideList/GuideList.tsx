import { memo, useDeferredValue, useMemo, useRef } from 'react'
import { RichLines, type RichText } from '#components/ui/RichText.tsx'
import type { notStartedWords } from '#content/forms.ts'
import type { BlogIndex } from '#content/schema/indexPage.ts'
import { fillIn } from '#domain/fillIn.ts'
import { Announcement } from '../runtime/Announcement.tsx'
import { Boundary } from '../runtime/Boundary.tsx'
import { useStore } from '../runtime/store.ts'
import { answerOrNone } from '../search/answerOrNone.ts'
import { countInWords, remarkInWords } from '../search/countWords.ts'
import { SearchField } from '../search/SearchField.tsx'
import { SearchForm } from '../search/SearchForm.tsx'
import search from '../search/search.module.css'
import { useIsArriving } from '../search/useArrival.ts'
import styles from './guideList.module.css'
import { findGuides, type Guide, guideSearch, type Topic } from './guideSearch.ts'

export type GuideListProps = {
  topics: readonly Topic[]
  words: Omit<BlogIndex['search'], 'nothing'> & { nothing: { hints: readonly RichText[]; all: string }; checked: string }
  smallWords: readonly string[]
  stopped: typeof notStartedWords
}

export function GuideList({ topics, words, smallWords, stopped }: GuideListProps) {
  const { q } = useStore(guideSearch, guideSearch.none)
  const query = useDeferredValue(q.trim())
  const field = useRef<HTMLInputElement>(null)
  const found = useMemo(() => answerOrNone(() => findGuides(topics, query, smallWords)), [topics, query, smallWords])
  const isArriving = useIsArriving(query === q.trim())
  const total = topics.reduce((sum, { guides }) => sum + guides.length, 0)
  const count = countInWords(found?.count ?? total, total, words.answers)
  const remark = found ? remarkInWords(found, words.answers) : ''
  const clear = () => {
    guideSearch.set(guideSearch.none)
    field.current?.focus()
  }
  return (
    <div className={styles.guides} data-arriving={isArriving || undefined}>
      <SearchForm label={words.title} className={`no-print ${styles.search}`} field={field}>
        <SearchField
          id="guide-search"
          field={field}
          words={words}
          hint={remark || words.hint}
          value={q}
          onType={(text) => guideSearch.set({ q: text })}
          onClear={q === '' ? undefined : clear}
        />
        <p className={styles.count}>{count}</p>
        <Announcement sentence={[count, remark].filter(Boolean).join('. ')} printed={fillIn(words.answers.all, { total })} />
      </SearchForm>
      {found?.count === 0 && <Nothing query={query} words={words} onClear={clear} />}
      <Boundary words={stopped} of={query} printed={<Topics topics={topics} checked={words.checked} />}>
        <Found found={found} look={() => findGuides(topics, query, smallWords)} checked={words.checked} />
      </Boundary>
    </div>
  )
}

type Answer = ReturnType<typeof findGuides>
type FoundProps = { found: Answer | undefined; look: () => Answer; checked: string }

/** Looks again where the rule threw, so that the boundary around it says so. */
function Found({ found, look, checked }: FoundProps) {
  return <Topics topics={(found ?? look()).topics} checked={checked} />
}

const Topics = memo(function Topics({ topics, checked }: { topics: readonly Topic[]; checked: string }) {
  return topics.map(({ id, name, guides }) => (
    <section key={id} id={id} className={styles.topic} data-arrives aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{name}</h2>
      <ul className={styles.posts}>
        {guides.map((guide) => (
          <GuideLine key={guide.slug} guide={guide} checked={checked} />
        ))}
      </ul>
    </section>
  ))
})

function GuideLine({ guide, checked }: { guide: Guide; checked: string }) {
  return (
    <li className="line-link">
      <h3>
        <a href={guide.path}>{guide.title}</a>
      </h3>
      <p className={`aside ${styles.line}`}>{guide.summary}</p>
      <p className={`fine ${styles.facts}`}>
        <span>{guide.minutes}</span>
        <span>
          <span className={styles.label}>{checked}</span> <time dateTime={guide.checked.date}>{guide.checked.text}</time>
        </span>
      </p>
    </li>
  )
}

type NothingProps = { query: string; words: GuideListProps['words']; onClear: () => void }

function Nothing({ query, words, onClear }: NothingProps) {
  return (
    <section className={`card ${search.outcome} ${styles.nothing}`} aria-labelledby="no-guide">
      <h2 id="no-guide">{fillIn(words.answers.nothing, { query })}</h2>
      <RichLines items={words.nothing.hints} className="rows" />
      <button type="button" className="button" onClick={onClear}>
        {words.nothing.all}
      </button>
    </section>
  )
}
