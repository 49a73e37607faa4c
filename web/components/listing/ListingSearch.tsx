import { groupNames } from '#content/labels.ts'
import { occupationLists } from '#content/occupationLists.ts'
import { type Authority, authorities, listingPath, type Occupation } from '#content/occupations.ts'
import { listingAnswers as answers, listingTexts as texts } from '#content/occupationTexts.ts'
import { sources } from '#content/sources.ts'
import { listKeys, listsOf, type UnitGroup } from '#domain/occupations.ts'
import search from '../search/SearchField.module.css'
import { SearchField } from '../search/SearchField.tsx'
import { Lines } from '../ui/Markdown.tsx'
import styles from './search.module.css'

type Props = { occupations: readonly Occupation[]; groups: readonly UnitGroup<Occupation>[]; total: string }

export function SearchPanel({ occupations, groups, total }: Props) {
  const categories = [...new Set(occupations.flatMap(({ category }) => category ?? []))]
  const lists = listKeys.filter((key) => occupations.some((occupation) => listsOf(occupation).includes(key)))
  return (
    <div className={`no-print ${styles.panel}`}>
      <search aria-label={texts.searchTitle}>
        <form className={`script-only ${styles.form}`} method="get">
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
      <nav className={styles.groups} data-group-links data-with-rows data-arrives aria-labelledby="unit-groups">
        <h2 id="unit-groups" className="list-name">
          {texts.groups}
        </h2>
        <ol>
          {groups.map(({ code, title }) => (
            <li key={code}>
              <a href={`#group-${code}`}>
                <span className="code">{code}</span> {title}
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

export function OtherListResults({ here }: { here: Authority }) {
  return (
    <>
      <section className={`card ${search.outcome} ${styles.elsewhere}`} data-elsewhere hidden aria-labelledby="elsewhere-heading">
        <h2 id="elsewhere-heading">{answers.hereNone}</h2>
        {authorities
          .filter((authority) => authority !== here)
          .map((authority) => (
            <div key={authority} data-elsewhere-of={authority} hidden>
              <h3 className="list-name">{answers.assessedBy[authority]}</h3>
              <ul className={`rows ${styles.found}`}>
                <template>
                  <li>
                    <a href={listingPath(authority)}>
                      <span className="code" data-code /> <span data-title />
                    </a>
                  </li>
                </template>
              </ul>
              <p hidden>
                <a href={listingPath(authority)}>{groupNames[authority]}</a>
              </p>
            </div>
          ))}
      </section>
      <section className={`card ${search.outcome} ${styles.nothing}`} data-nothing hidden aria-labelledby="nothing-heading">
        <h2 id="nothing-heading">{answers.nothing.text}</h2>
        <Lines items={answers.nothing.hints} className="rows" />
        <p>
          {answers.nothing.other} <a href={sources['ha-occupation-list'].url}>{answers.nothing.list}</a>.{' '}
          <a href="#enquiry">{answers.nothing.ask}</a>
        </p>
        <p>
          <button type="button" className="button" data-clear>
            {answers.nothing.clear}
          </button>
        </p>
      </section>
    </>
  )
}
