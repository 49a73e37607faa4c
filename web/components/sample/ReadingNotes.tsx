import type { SamplesPage } from '#content/schema/indexPage.ts'
import { Section } from '../page/Section.tsx'
import { Highlight } from '../sheet/Annotation.tsx'
import { Inline, Markdown } from '../ui/Markdown.tsx'
import { Sources } from '../ui/Sources.tsx'
import styles from './ReadingNotes.module.css'

/** What the marks, numbers and labels of an extract mean. */
export function Legend({ words }: { words: SamplesPage['legend'] }) {
  return (
    <Section id="legend" heading={words.heading} intro={words.intro}>
      <dl className={styles.legend}>
        {words.items.map(({ term, meaning, drawn }) => (
          <div key={term}>
            <dt>{drawn === 'mark' ? <Highlight>{term}</Highlight> : <span className={styles.note}>{term}</span>}</dt>
            <dd>
              <Inline text={meaning} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** Why a sample can be read and never copied. */
export function Warning({ words }: { words: SamplesPage['warning'] }) {
  return (
    <Section id="warning" heading={words.heading}>
      <div className={styles.warning}>
        <Markdown text={words.body} />
        <Sources ids={words.sources} />
      </div>
    </Section>
  )
}
