import { searchEntryOf } from '#content/occupationSearch.ts'
import { type Occupation, occupationPath } from '#content/occupations.ts'
import { authorityShort, listingTexts as texts } from '#content/occupationTexts.ts'
import { listsOf } from '#domain/occupations.ts'
import { ListMarks } from './ListMarks.tsx'
import styles from './OccupationRow.module.css'

/** One line of a listing, with all that the search island reads from it. */
export function OccupationRow({ occupation }: { occupation: Occupation }) {
  const { code, title, category, otherAuthorities, anzscoEditions } = occupation
  const { id, also } = searchEntryOf(occupation)
  const names = [...occupation.alternativeTitles, ...occupation.specialisations]
  const remarks = [
    category,
    otherAuthorities.length > 0 && [authorityShort[occupation.authority], ...otherAuthorities].join(texts.orAuthority),
    anzscoEditions.length === 1 && `${texts.onlyEdition} ${anzscoEditions[0]?.slice(0, 4)}`,
  ].filter(Boolean)
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
      <div className={styles.what} data-names>
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
        {remarks.map((remark) => (
          <span key={String(remark)}>{remark} </span>
        ))}
        <ListMarks occupation={occupation} />
      </p>
      <label className={styles.compare}>
        <input type="checkbox" name="codes" value={id} />
        {texts.compare}
        <span className="visually-hidden"> {title}</span>
      </label>
    </li>
  )
}
