import { policyTexts as texts } from '#content/labels.ts'
import { withOwner } from '#content/owner.ts'
import type { PolicyPage as Policy } from '#content/schema/page.ts'
import { readableDate } from '#domain/dates.ts'
import { LongPage } from '../page/LongPage.tsx'
import { Inline, Markdown } from '../ui/Markdown.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import styles from './PolicyPage.module.css'

/** Each clause with its plain summary in the margin; the clause binds, the summary explains. */
export function PolicyPage({ policy }: { policy: Policy }) {
  return (
    <>
      <PageHead heading={policy.heading} lead={policy.lead}>
        <p className={styles.dated}>
          {texts.effective} <time dateTime={policy.effective}>{readableDate(policy.effective)}</time>. {texts.summaries}
        </p>
      </PageHead>
      <LongPage contents={policy.parts.map(({ id, heading }) => ({ id, label: heading }))}>
        {policy.parts.map(({ id, heading, clauses }) => (
          <section key={id} id={id} className={styles.part} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            {clauses.map((clause) => (
              <div key={clause.heading} className={styles.clause}>
                <div>
                  <h3>{clause.heading}</h3>
                  <Markdown text={withOwner(clause.body)} />
                </div>
                <p className={styles.summary}>
                  <strong>{texts.inShort}</strong> <Inline text={withOwner(clause.summary)} />
                </p>
              </div>
            ))}
          </section>
        ))}
      </LongPage>
    </>
  )
}
