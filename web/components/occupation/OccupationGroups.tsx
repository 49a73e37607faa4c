import type { Occupation } from '#content/occupations.ts'
import type { UnitGroup } from '#domain/occupations.ts'
import styles from './OccupationGroups.module.css'
import { OccupationRow } from './OccupationRow.tsx'

/** A whole list, unit group by unit group. */
export function OccupationGroups({ groups }: { groups: readonly UnitGroup<Occupation>[] }) {
  return groups.map(({ code, title, members }) => (
    <section key={code} id={`group-${code}`} className={styles.group} data-group aria-labelledby={`group-${code}-title`}>
      <h2 id={`group-${code}-title`}>
        <span className="tabular">{code}</span> {title}
      </h2>
      <ul className={styles.rows}>
        {members.map((occupation) => (
          <OccupationRow key={occupation.code} occupation={occupation} />
        ))}
      </ul>
    </section>
  ))
}
