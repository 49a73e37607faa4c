import { draftFileLimits, draftRules, draftSources } from '#content/draftRules.ts'
import { draftWords as words } from '#content/draftWords.ts'
import type { Service } from '#content/schema/service.ts'
import { DraftChecker } from '#islands/draft-checker/DraftChecker.tsx'
import { Island } from '#islands/Island.tsx'
import { ENQUIRY_ID } from '../page/Enquiry.tsx'
import { NotStarted } from '../ui/NotStarted.tsx'
import { Sources } from '../ui/Sources.tsx'
import styles from './DraftTool.module.css'

const HEADING_ID = 'checker-heading'

/** The draft checker; without JavaScript, a list of what it looks at, to check by hand. */
export function DraftTool({ service }: { service: Service }) {
  return (
    <section id="checker" className={`wrap ${styles.tool}`} aria-labelledby={HEADING_ID}>
      <div className={styles.head}>
        <div>
          <h2 id={HEADING_ID}>{words.title}</h2>
          <p className={styles.intro}>{words.intro}</p>
        </div>
        <p className={styles.privacy}>{words.privacy}</p>
      </div>
      <noscript>
        <p className={styles.noScript}>{words.noScript}</p>
      </noscript>
      <NotStarted />
      <Island
        id="draft"
        name="draft-checker"
        component={DraftChecker}
        props={{
          headingId: HEADING_ID,
          words,
          rules: draftRules,
          limits: draftFileLimits,
          enquiry: { islandId: ENQUIRY_ID, messageLabel: service.form.messageLabel },
        }}
      />
      <details className={styles.about}>
        <summary>{words.about.summary}</summary>
        <p>{words.about.spelling}</p>
        <Sources ids={draftSources} />
      </details>
    </section>
  )
}
