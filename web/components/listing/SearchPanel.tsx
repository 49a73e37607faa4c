import { occupationLists } from '#content/occupationLists.ts'
import type { Occupation } from '#content/occupations.ts'
import { listingTexts as texts } from '#content/occupationTexts.ts'
import { listKeys, listsOf, type UnitGroup } from '#domain/occupations.ts'
import { SearchField } from '../search/SearchField.tsx'
import styles from './SearchPanel.module.css'

type Props = { occupations: readonly Occupation[]; groups: readonly UnitGroup<Occupation>[]; total: string }

/** Beside the list where there is room and above it where there is not. Without JavaScript only the unit groups remain. */
export function SearchPanel({ occupations, groups, total }: Props) {
  const categories = [...new Set(occupations.flatMap(({ category }) => category ?? []))]
  const lists = listKeys.filter((key) => occupations.some((occupation) => listsOf(occupation).includes(key)))
  return (
    <div className={styles.panel}>
      <search aria-label={texts.searchTitle}>
        <form data-search className={styles.form} method="get">
          <SearchField id="listing-search" words={{ label: texts.search, clear: texts.clear, hint: texts.searchHint }} />
          <div className={styles.filters}>
            {categories.length > 1 && (
              <Choice
                name="category"
                label={texts.category}
                options={categories.map((category) => ({ value: category, label: category }))}
              />
            )}
            <Choice
              name="list"
              label={texts.list}
              options={lists.map((key) => ({ value: key, label: key === '494' ? texts.list494 : occupationLists[key].short }))}
            />
          </div>
          <p className={styles.count} data-count>
            {total}
          </p>
          <p className="visually-hidden" role="status" data-said />
        </form>
      </search>
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
      <nav className={styles.groups} data-group-links data-with-rows aria-labelledby="unit-groups">
        <h2 id="unit-groups">{texts.groups}</h2>
        <ol>
          {groups.map(({ code, title }) => (
            <li key={code}>
              <a href={`#group-${code}`}>
                <span className="tabular">{code}</span> {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

function Choice({ name, label, options }: { name: string; label: string; options: { value: string; label: string }[] }) {
  return (
    <div>
      <label htmlFor={`listing-${name}`}>{label}</label>
      <select id={`listing-${name}`} name={name} defaultValue="">
        <option value="">{texts.all}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
