import type { RefObject } from 'react'
import { fillIn } from '#domain/fillIn.ts'
import { Announcement } from '../runtime/Announcement.tsx'
import { askForOccupations } from '../search/occupationSearch.ts'
import { SearchField } from '../search/SearchField.tsx'
import { SearchForm } from '../search/SearchForm.tsx'
import { type ListValues, listSearch } from './listSearch.ts'
import styles from './panel.module.css'
import type { OccupationListProps } from './words.ts'

type Props = Pick<OccupationListProps, 'groups' | 'categories' | 'lists' | 'entries' | 'words'> & {
  field: RefObject<HTMLInputElement | null>
  values: ListValues
  count: string
  remark: string
  onClear: () => void
}

export function SearchPanel({ groups, categories, lists, entries, words, field, values, count, remark, onClear }: Props) {
  const set = (change: Partial<ListValues>) => listSearch.set({ ...values, ...change })
  const isAsked = Object.values(values).some((value) => value.trim() !== '')
  const total = groups.reduce((sum, { occupations }) => sum + occupations.length, 0)
  return (
    <>
      <SearchForm label={words.searchTitle} className={styles.form} field={field} onFocus={() => void askForOccupations(entries)}>
        <SearchField
          id="listing-search"
          field={field}
          words={{ label: words.search, clear: words.clear }}
          hint={remark || words.searchHint}
          value={values.q}
          onType={(q) => set({ q })}
          onClear={isAsked ? onClear : undefined}
        />
        <div className={styles.filters}>
          {categories.length > 1 && (
            <Choice
              name="category"
              label={words.category}
              all={words.all}
              options={categories.map((category) => ({ value: category, label: category }))}
              value={values.category}
              onChoose={(category) => set({ category })}
            />
          )}
          <Choice name="list" label={words.list} all={words.all} options={lists} value={values.list} onChoose={(list) => set({ list })} />
        </div>
        <p className={styles.count}>{count}</p>
        <Announcement sentence={[count, remark].filter(Boolean).join('. ')} printed={fillIn(words.answers.all, { total })} />
      </SearchForm>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
    </>
  )
}

type ChoiceProps = {
  name: 'category' | 'list'
  label: string
  all: string
  options: readonly { value: string; label: string }[]
  value: string
  onChoose: (value: string) => void
}

function Choice({ name, label, all, options, value, onChoose }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={`listing-${name}`}>{label}</label>
      <select id={`listing-${name}`} name={name} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
