import type { Occupation } from '#content/occupations.ts'
import { listingTexts as texts } from '#content/occupationTexts.ts'
import { listKeys, listsOf, type UnitGroup } from '#domain/occupations.ts'
import styles from './OccupationGroups.module.css'
import { OccupationRow } from './OccupationRow.tsx'

/** A whole list as a printed index, unit group by unit group. The column headings are only visual: each entry has labels of its own. */
export function OccupationGroups({ groups }: { groups: readonly UnitGroup<Occupation>[] }) {
  const { code, title, category, remarks, lists } = texts.columns
  const hasCategories = groups.some(({ members }) => members.some((member) => member.category))
  const columns = listKeys.filter((key) => groups.some(({ members }) => members.some((member) => listsOf(member).includes(key))))
  return (
    <>
      <p className={styles.head} aria-hidden="true" data-with-rows>
        <span>{code}</span>
        <span>{title}</span>
        <span>{hasCategories ? category : remarks}</span>
        <span>{lists}</span>
        <span>{texts.compare}</span>
      </p>
      {groups.map(({ code, title, members }) => (
        <section key={code} id={`group-${code}`} className={styles.group} data-group aria-labelledby={`group-${code}-title`}>
          <h2 id={`group-${code}-title`}>
            <span className="tabular">{code}</span> {title}
          </h2>
          <ul className={styles.rows}>
            {members.map((occupation) => (
              <OccupationRow key={occupation.code} occupation={occupation} columns={columns} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
