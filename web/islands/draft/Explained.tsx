import type { DraftKind } from '#domain/draft/checkDraft.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { DraftFigures, DraftWords } from './draftWords.ts'
import styles from './margin.module.css'

type Props = {
  words: DraftWords
  figures: DraftFigures
  kind: DraftKind
  /** While there is nothing else to read. */
  isOpen: boolean
}

/** How to do each check by hand: for both kinds of draft where there is no script. */
export function Explained({ words, figures, kind, isOpen }: Props) {
  const explanations = {
    cdr: [
      ...Object.values(words.episode),
      ...Object.values(words.statement).map(({ title, how }) => ({ title: `${words.sheets.names.statement}: ${title}`, how })),
    ],
    rpl: [words.rpl.reports, words.rpl.dates],
  }
  return (
    <details className={`unfolds ${styles.explained}`} open={isOpen}>
      <summary>
        <h2>{words.margin.heading}</h2>
      </summary>
      {(['cdr', 'rpl'] as const).map((name) => (
        <div key={name} data-other={name === kind ? undefined : true}>
          {explanations[name].map(({ title, how }) => (
            <details key={title} className="unfolds">
              <summary>
                <h3>{title}</h3>
              </summary>
              <p>{fillIn(how, figures)}</p>
            </details>
          ))}
        </div>
      ))}
    </details>
  )
}
