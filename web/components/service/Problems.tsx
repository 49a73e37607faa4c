import { serviceTexts as texts } from '#content/labels.ts'
import type { Service } from '#content/schema/service.ts'
import { Inline } from '../ui/Markdown.tsx'
import styles from './Problems.module.css'

/** Each reason for a refusal with its cure beside it, as a reader would write it in the margin. */
export function Problems({ problems }: { problems: Service['refusals'] }) {
  return (
    <div className={styles.problems}>
      <p className={styles.heads} aria-hidden="true">
        <span>{texts.reason}</span>
        <span>{texts.cure}</span>
      </p>
      <dl>
        {problems.map(({ reason, cure }) => (
          <div key={reason}>
            <dt>
              <Inline text={reason} />
            </dt>
            <dd>
              <span className="visually-hidden">{texts.cure}: </span>
              <Inline text={cure} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
