import { nextStepsTexts as texts } from '#content/nextSteps.ts'
import type { OwnerOffer } from '#content/ownerOffer.ts'
import { fillIn } from '#domain/fillIn.ts'
import styles from './Readers.module.css'

/** “Asha R., 14 years in civil engineering”; several each on a line, with the authority they work on. */
export function Readers({ readers }: Pick<OwnerOffer, 'readers'>) {
  return readers.map(({ name, discipline, years, authority, profile }) => (
    <span key={`${name} ${discipline} ${years}`} className={styles.reader}>
      {readers.length > 1 && authority && `${texts.worksOn[authority]}: `}
      {name && <>{profile ? <a href={profile}>{name}</a> : name}, </>}
      {fillIn(texts.years, { discipline, years: String(years) })}
    </span>
  ))
}
