import { policyTexts as texts } from '#content/labels.ts'
import { ownerDetails } from '#content/owner.ts'
import type { PolicyPage as Policy } from '#content/schema/page.ts'
import { clausesNamed, numberClauses } from '#domain/clauses.ts'
import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { LongPage } from '../page/LongPage.tsx'
import { Section } from '../page/Section.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { BriefSheet } from './BriefSheet.tsx'
import { Clause } from './Clause.tsx'
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
      <LongPage contents={policy.parts.map(({ id, heading }) => ({ id, label: heading }))}>
        {policy.parts.map(({ id, heading }, part) => (
          <Section key={id} id={id} heading={heading}>
            {numbered[part]?.map(({ number, anchor, heading, body, summary }) => (
              <Clause
                key={number}
                number={number}
                anchor={anchor}
                heading={heading}
                body={fillIn(body, ownerDetails)}
                summary={fillIn(summary, ownerDetails)}
              />
            ))}
          </Section>
        ))}
      </LongPage>
    </>
  )
}
