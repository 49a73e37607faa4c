import { groupNames } from '#content/labels.ts'
import { occupationId } from '#content/occupationSearch.ts'
import { findOccupation, type Occupation, occupationPath } from '#content/occupations.ts'
import { occupationTexts as texts } from '#content/occupationTexts.ts'
import { comparisonPath } from '#domain/comparison.ts'
import styles from './NearCodes.module.css'

/** This occupation's tasks on the left, and each near code's on the right with the difference above them. */
export function NearCodes({ occupation }: { occupation: Occupation }) {
  const near = occupation.near.flatMap(({ authority, code, difference }) => {
    const other = findOccupation(authority, code)
    return other === undefined ? [] : [{ other, difference }]
  })
  return (
    <div className={styles.columns}>
      <div className={styles.here}>
        <p className={styles.side}>{texts.nearHere}</p>
        <Head occupation={occupation} />
        <Tasks occupation={occupation} />
      </div>
      <ul className={styles.near}>
        {near.map(({ other, difference }) => (
          <li key={occupationId(other)}>
            <p className={styles.side}>{groupNames[other.authority]}</p>
            <Head occupation={other} linked />
            <p className={styles.difference}>{difference}</p>
            <Tasks occupation={other} />
            <p className={styles.full}>
              <a href={comparisonPath([occupationId(occupation), occupationId(other)])}>{texts.compareTwo}</a>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Head({ occupation, linked }: { occupation: Occupation; linked?: boolean }) {
  const name = (
    <>
      {occupation.title} <span className="tabular">{occupation.code}</span>
    </>
  )
  return <h3>{linked ? <a href={occupationPath(occupation)}>{name}</a> : name}</h3>
}

function Tasks({ occupation }: { occupation: Occupation }) {
  return (
    <ul className={styles.tasks}>
      {occupation.tasks.map((task) => (
        <li key={task}>{task}</li>
      ))}
    </ul>
  )
}
