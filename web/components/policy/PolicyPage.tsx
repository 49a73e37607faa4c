import { policyTexts as texts } from '#content/labels.ts'
import { policyDetails } from '#content/ownersDetails.ts'
import type { PolicyPage as Policy } from '#content/schema/page.ts'
import { withoutMarks } from '#content/textMarks.ts'
import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { LongPage } from '../page/LongPage.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { Inline, Markdown } from '../ui/Markdown.tsx'
import styles from './PolicyPage.module.css'

export function PolicyPage({ policy }: { policy: Policy }) {
  const numbered = numberClauses(policy.parts)
  const brief = policy.brief.flatMap((name) => numbered.flat().find(({ heading }) => withoutMarks(heading) === name) ?? [])
  const inForce = `${texts.effective} ${readableDate(policy.effective)}`
  return (
    <>
      <PageHead heading={policy.heading} lead={policy.lead} aside={<BriefSheet folio={inForce} clauses={brief} />}>
        <p className="aside">{texts.summaries}</p>
      </PageHead>
      <LongPage
        sections={policy.parts.map(({ id, heading }, part) => ({
          id,
          heading,
          content: numbered[part]?.map((clause) => <Clause key={clause.number} {...clause} />),
        }))}
        sources={[]}
      />
    </>
  )
}

/** On a phone the summary comes first, so that a reader may stop there. */
function Clause({ number, anchor, heading, body, summary }: NumberedClause) {
  return (
    <div id={anchor} className={styles.clause}>
      <h3>
        <span className={styles.number}>{number}</span> {heading}
      </h3>
      <p className={`note ${styles.summary}`}>
        <b>{texts.inShort}</b> <Inline text={fillIn(summary, policyDetails)} />
      </p>
      <div className={styles.body}>
        <Markdown text={fillIn(body, policyDetails)} />
      </div>
    </div>
  )
}

function BriefSheet({ folio, clauses }: { folio: string; clauses: NumberedClause[] }) {
  return (
    <Sheet id="brief" label={texts.brief} folio={folio} pile>
      <ol className={`rows headed ${styles.clauses}`}>
        {clauses.map(({ number, anchor, heading, summary }) => (
          <li key={number} className="line-link">
            <a className="fine" href={`#${anchor}`}>
              <b>{number}</b>
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

type NumberedClause = Policy['parts'][number]['clauses'][number] & { number: string; anchor: string }

/** Clauses as people cite them: 2.3 is the third clause of the second part, at `#clause-2-3`. */
export function numberClauses(parts: Policy['parts']): NumberedClause[][] {
  return parts.map(({ clauses }, part) =>
    clauses.map((clause, index) => ({ ...clause, number: `${part + 1}.${index + 1}`, anchor: `clause-${part + 1}-${index + 1}` })),
  )
}
