import { artefactTexts as texts } from '#content/artefacts.ts'
import type { Drawing } from '#content/schema/artefact.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Levels.module.css'

/** An organisation chart read by level, with the applicant's place marked and the numbers added up. */
export function Levels({ levels, check }: Omit<Drawing<'levels'>, 'kind'>) {
  return (
    <>
      <ol className={styles.levels}>
        {levels.map(({ label, roles }) => (
          <li key={label}>
            <span className={styles.label}>{label}</span>
            <ul data-roles={roles.length}>
              {roles.map(({ role, scope, you }) => (
                <li key={role + scope} className={you ? styles.you : undefined}>
                  <span>{role}</span>
                  <b>{scope}</b>
                  {you && <em>{texts.you}</em>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className={styles.check}>
        <Icon name="check" />
        <span>
          <b>{check.sum}</b> {check.note}
        </span>
      </p>
    </>
  )
}
