import { policyTexts as texts } from '#content/labels.ts'
import { ownerDetails } from '#content/owner.ts'
import type { Numbered } from '#domain/clauses.ts'
import { fillIn } from '#domain/fillIn.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import { Inline } from '../ui/Markdown.tsx'
import styles from './BriefSheet.module.css'

type Props = { folio: string; clauses: Numbered<{ heading: string; summary: string }>[] }

/** The clauses people look for first, in their summaries, each with the way to its text. */
export function BriefSheet({ folio, clauses }: Props) {
  return (
    <Sheet id="brief" label={texts.brief} folio={folio} lie="pile">
      <ol className={styles.clauses}>
        {clauses.map(({ number, anchor, heading, summary }) => (
          <li key={number}>
            <a href={`#${anchor}`}>
              <span className={styles.number}>{number}</span>
              {heading}
            </a>
            <p>
              <Inline text={fillIn(summary, ownerDetails)} />
            </p>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
