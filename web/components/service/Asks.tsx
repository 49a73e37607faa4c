import { serviceTexts as texts } from '#content/labels.ts'
import { readingOf } from '#content/reading.ts'
import type { Fact } from '#content/schema/text.ts'
import { type SourceId, sources } from '#content/sources.ts'
import { Inline } from '../ui/Markdown.tsx'
import { Reading } from '../ui/Reading.tsx'
import styles from './Asks.module.css'

/** A ledger: each statement with the numbers of its sources, which stand once at its foot. */
export function Asks({ facts }: { facts: Fact[] }) {
  const cited = [...new Set(facts.flatMap((fact) => fact.sources))]
  return (
    <>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact.text}>
            <Inline text={fact.text} />
            <span className={styles.numbers}>
              {fact.sources.map((id) => (
                <a key={id} href={`#${anchor(id)}`}>
                  <span className="visually-hidden">{texts.source} </span>
                  {cited.indexOf(id) + 1}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <ol className={styles.sources}>
        {cited.map((id) => (
          <li key={id} id={anchor(id)}>
            <a href={sources[id].url}>
              {sources[id].publisher}, {sources[id].title}
            </a>
            . <Reading reading={readingOf(sources[id])} />.
          </li>
        ))}
      </ol>
    </>
  )
}

function anchor(id: SourceId): string {
  return `source-${id}`
}
