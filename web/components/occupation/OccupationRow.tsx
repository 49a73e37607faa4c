import { searchEntryOf } from '#content/occupationSearch.ts'
import { type Occupation, occupationPath } from '#content/occupations.ts'
import { listingTexts as texts } from '#content/occupationTexts.ts'
import { listsOf } from '#domain/occupations.ts'
import { ListMarks } from './ListMarks.tsx'
import styles from './OccupationRow.module.css'

/** One line of a listing, with all that the search island reads from it. */
export function OccupationRow({ occupation }: { occupation: Occupation }) {
  const { code, title, category, otherAuthorities, anzscoEditions } = occupation
  const { id, also } = searchEntryOf(occupation)
  const names = [...occupation.alternativeTitles, ...occupation.specialisations]
  const remarks = [category, ...otherAuthorities.map((name) => `${texts.orAuthority} ${name}`)]
  if (anzscoEditions.length === 1) remarks.push(`${texts.onlyEdition} ${anzscoEditions[0]}`)
  return (
    <li
      className={styles.row}
      data-row={id}
      data-code={code}
      data-title={title}
      data-also={also.join('|')}
      data-category={category ?? ''}
      data-lists={listsOf(occupation).join(' ')}
    >
      <div className={styles.what}>
        <a href={occupationPath(occupation)} className={styles.name}>
          <span className={styles.code}>{code}</span> <span className={styles.title}>{title}</span>
        </a>
        {names.length > 0 && (
          <p className={styles.also}>
            {texts.also} {names.join(', ')}
          </p>
        )}
      </div>
      <p className={styles.facts}>
        <span>{remarks.filter(Boolean).join(' · ')}</span> <ListMarks occupation={occupation} />
      </p>
      <label className={styles.compare}>
        <input type="checkbox" name="codes" value={id} />
        {texts.compare}
        <span className="visually-hidden"> {title}</span>
      </label>
    </li>
  )
}
