import { nextStepsTexts as texts } from '#content/nextSteps.ts'
import type { OwnerOffer } from '#content/ownerOffer.ts'
import { fillIn } from '#domain/fillIn.ts'
import styles from './Readers.module.css'

/** “Asha R., 14 years in civil engineering”, with the authority they work on where the page is not its own; several each on a line. */
export function Readers({ readers }: Pick<OwnerOffer, 'readers'>) {
  return readers.map(({ name, discipline, years, authority, profile }, index) => (
    <span key={`${name} ${discipline} ${years}`} className={styles.reader}>
      {authority && `${texts.worksOn[authority]}: `}
      {name && <>{profile ? <a href={profile}>{name}</a> : name}, </>}
      {fillIn(years === 1 ? texts.oneYear : texts.years, { discipline, years: String(years) })}
      {index < readers.length - 1 && '; '}
    </span>
  ))
}
