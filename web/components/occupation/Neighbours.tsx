import { groupNames } from '#content/labels.ts'
import { listingPath, type Occupation, occupationPath, occupationsOf } from '#content/occupations.ts'
import { occupationTexts as texts } from '#content/occupationTexts.ts'
import { fillIn } from '#domain/fillIn.ts'
import { neighboursOf } from '#domain/occupations.ts'
import styles from './Neighbours.module.css'

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
