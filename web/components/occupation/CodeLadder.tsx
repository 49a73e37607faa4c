import { groupsOf } from '#content/anzscoGroups.ts'
import type { Occupation } from '#content/occupations.ts'
import { occupationTexts as texts } from '#content/occupationTexts.ts'
import styles from './CodeLadder.module.css'

/** How the code is read: a line leads from each digit to the group it names. */
export function CodeLadder({ occupation }: { occupation: Occupation }) {
  return (
    <div className={styles.ladder}>
      <p className={styles.code}>
        <span className="visually-hidden">{texts.code}</span> {occupation.code}
      </p>
      <ol className={styles.rungs} aria-label={texts.ladder}>
        {groupsOf(occupation).map(({ level, code, title }) => (
          <li key={level}>
            <p>
              <small>
                {texts.codeLevels[level]} <span className="tabular">{code}</span>
              </small>
              {title}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
