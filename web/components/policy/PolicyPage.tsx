import { policyTexts as texts } from '#content/labels.ts'
import { policyDetails } from '#content/ownersDetails.ts'
import type { PolicyPage as Policy } from '#content/schema/page.ts'
import { clausesNamed, type Numbered, numberClauses } from '#domain/clauses.ts'
import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { LongPage } from '../page/LongPage.tsx'
import { Section } from '../page/Section.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { Inline, Markdown } from '../ui/Markdown.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import styles from './PolicyPage.module.css'

/** Numbered clauses, each with its plain summary in the margin; the clause binds, the summary explains. */
export function PolicyPage({ policy }: { policy: Policy }) {
  const numbered = numberClauses(policy.parts)
  const inForce = `${texts.effective} ${readableDate(policy.effective)}`
  return (
    <>
      <PageHead
        heading={policy.heading}
        lead={policy.lead}
        aside={<BriefSheet folio={inForce} clauses={clausesNamed(numbered.flat(), policy.brief)} />}
      >
        <p className={styles.dated}>{texts.summaries}</p>
      </PageHead>
      <LongPage contents={policy.parts.map(({ id, heading }) => ({ id, label: heading }))} sources={[]}>
        {policy.parts.map(({ id, heading }, part) => (
          <Section key={id} id={id} heading={heading}>
            {numbered[part]?.map(({ number, anchor, heading, body, summary }) => (
              <Clause
                key={number}
                number={number}
                anchor={anchor}
                heading={heading}
                body={fillIn(body, policyDetails)}
                summary={fillIn(summary, policyDetails)}
              />
            ))}
          </Section>
        ))}
      </LongPage>
    </>
  )
}

type ClauseProps = { number: string; anchor: string; heading: string; body: string; summary: string }

/** One clause. On a phone its summary comes first, so that a reader may stop there. */
export function Clause({ number, anchor, heading, body, summary }: ClauseProps) {
  return (
    <div id={anchor} className={styles.clause}>
      <h3>
        <span className={styles.number}>{number}</span> {heading}
      </h3>
      <p className={styles.summary}>
        <strong>{texts.inShort}</strong> <Inline text={summary} />
      </p>
      <div className={styles.body}>
        <Markdown text={body} />
      </div>
    </div>
  )
}

type BriefSheetProps = { folio: string; clauses: Numbered<{ heading: string; summary: string }>[] }

/** The clauses people look for first, in their summaries, each with the way to its text. */
function BriefSheet({ folio, clauses }: BriefSheetProps) {
  return (
    <Sheet id="brief" label={texts.brief} folio={folio} pile>
      <ol className={styles.clauses}>
        {clauses.map(({ number, anchor, heading, summary }) => (
          <li key={number}>
            <a href={`#${anchor}`}>
              <span className={styles.briefNumber}>{number}</span>
              {heading}
            </a>
            <p>
              <Inline text={fillIn(summary, policyDetails)} />
            </p>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
