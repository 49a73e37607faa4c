import { occupationLists } from '#content/occupationLists.ts'
import { type Occupation, occupationId, occupationPath } from '#content/occupations.ts'
import { authorityShort, listingTexts as texts } from '#content/occupationTexts.ts'
import { fillIn } from '#domain/fillIn.ts'
import { type ListKey, listKeys, listsOf, type UnitGroup } from '#domain/occupations.ts'
import styles from './ListingPage.module.css'

/** The column headings are only visual: each entry has labels of its own. */
export function OccupationGroups({ groups }: { groups: readonly UnitGroup<Occupation>[] }) {
  const { code, title, category, remarks, lists } = texts.columns
  const hasCategories = groups.some(({ members }) => members.some((member) => member.category))
  const columns = listKeys.filter((key) => groups.some(({ members }) => members.some((member) => listsOf(member).includes(key))))
  return (
    <>
      <p className={`fine ${styles.head}`} aria-hidden="true" data-with-rows>
        <span>{code}</span>
        <span>{title}</span>
        <span>{hasCategories ? category : remarks}</span>
        <span>{lists}</span>
        <span>{texts.compare}</span>
      </p>
      {groups.map(({ code, title, members }) => (
        <section key={code} id={`group-${code}`} className={styles.group} data-group aria-labelledby={`group-${code}-title`}>
          <h2 id={`group-${code}-title`}>
            <span className="code">{code}</span> {title}
          </h2>
          <ul className="headed">
            {members.map((occupation) => (
              <OccupationRow key={occupation.code} occupation={occupation} columns={columns} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function OccupationRow({ occupation, columns }: { occupation: Occupation; columns: readonly ListKey[] }) {
  const { code, title, category, otherAuthorities, anzscoEditions } = occupation
  const id = occupationId(occupation)
  const names = [...occupation.alternativeTitles, ...occupation.specialisations]
  const lists = listsOf(occupation)
  const remarks = [
    otherAuthorities.length > 0 && [authorityShort[occupation.authority], ...otherAuthorities].join(texts.orAuthority),
    anzscoEditions.length === 1 && `${texts.onlyEdition} ${anzscoEditions[0]?.slice(0, 4)}`,
  ].filter(Boolean)
  return (
    <li className={styles.row} data-row={id} data-category={category ?? ''} data-lists={lists.join(' ')}>
      <div className={styles.what} data-names>
        <a href={occupationPath(occupation)} className={styles.name}>
          <span className={`code ${styles.number}`}>{code}</span> {title}
        </a>
        {names.length > 0 && (
          <p className="aside">
            {texts.also} {names.join(', ')}
          </p>
        )}
      </div>
      <p className={`aside ${styles.remarks}`}>
        {category} {remarks.length > 0 && <span>{remarks.join('. ')}</span>}
      </p>
      <p className={`aside ${styles.lists}`}>
        {columns
          .map((key) => (lists.includes(key) ? occupationLists[key].short : ''))
          .join('\t')
          .trimEnd()}
      </p>
      <label className={`script-only no-print ${styles.compare}`}>
        <input type="checkbox" name="codes" value={id} aria-label={fillIn(texts.compareThis, { title })} />
        <span>{texts.compare}</span>
      </label>
    </li>
  )
}
