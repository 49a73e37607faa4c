import { groupNames } from '#content/labels.ts'
import { occupationId } from '#content/occupationSearch.ts'
import { findOccupation, listingPath, type Occupation, occupationPath, occupationsOf } from '#content/occupations.ts'
import { occupationTexts as texts } from '#content/occupationTexts.ts'
import { comparisonPath } from '#domain/comparison.ts'
import { fillIn } from '#domain/fillIn.ts'
import { neighboursOf } from '#domain/occupations.ts'
import { CodeDiff, nearness } from './CodeDiff.tsx'
import styles from './NearCodes.module.css'
import { TaskList } from './TaskList.tsx'

/** One row for each near code: where its digits differ from this one's, how the work differs, and its tasks folded below. */
export function NearCodes({ occupation }: { occupation: Occupation }) {
  const near = occupation.near.flatMap(({ authority, code, difference }) => {
    const other = findOccupation(authority, code)
    return other === undefined ? [] : [{ other, difference }]
  })
  return (
    <ul className={styles.near}>
      {near.map(({ other, difference }) => (
        <li key={occupationId(other)}>
          <div>
            <h3>
              <a href={occupationPath(other)}>
                <CodeDiff code={other.code} from={occupation.code} /> {other.title}
              </a>
            </h3>
            <p className={styles.group}>{nearness(occupation, other)}</p>
          </div>
          <p className={styles.difference}>{difference}</p>
          <details>
            <summary>{fillIn(texts.nearTasks, { title: other.title })}</summary>
            <TaskList items={other.tasks} />
            <p>
              <a href={comparisonPath([occupationId(occupation), occupationId(other)])}>{texts.compareTwo}</a>
            </p>
          </details>
        </li>
      ))}
    </ul>
  )
}

export function Neighbours({ occupation }: { occupation: Occupation }) {
  const { authority } = occupation
  const { previous, next } = neighboursOf(occupationsOf(authority), occupation)
  return (
    <nav className={styles.nav} aria-label={texts.neighbours}>
      {previous && <Step label={texts.previous} occupation={previous} />}
      {next && <Step label={texts.next} occupation={next} />}
      <a href={listingPath(authority)} className={styles.all}>
        {fillIn(texts.back, { authority: groupNames[authority] })}
      </a>
    </nav>
  )
}

function Step({ label, occupation }: { label: string; occupation: Occupation }) {
  return (
    <a href={occupationPath(occupation)} className={styles.step}>
      <small>{label}</small>
      <span>
        <span className="tabular">{occupation.code}</span> {occupation.title}
      </span>
      <small>{occupation.unitGroup.title}</small>
    </a>
  )
}
