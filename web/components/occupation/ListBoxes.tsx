import { occupationLists } from '#content/occupationLists.ts'
import type { Occupation } from '#content/occupations.ts'
import { occupationTexts as texts } from '#content/occupationTexts.ts'
import { listKeys, listsOf } from '#domain/occupations.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './ListBoxes.module.css'

/** Every list with a box: ticked where the occupation stands on it. */
export function ListBoxes({ occupation }: { occupation: Occupation }) {
  const on = listsOf(occupation)
  return (
    <ul className={styles.boxes}>
      {listKeys.map((key) => (
        <li key={key} data-on={on.includes(key) || undefined}>
          {on.includes(key) && <Icon name="check" />}
          <span className="visually-hidden">{on.includes(key) ? texts.onList : texts.notOnList}</span> {occupationLists[key].short}
        </li>
      ))}
    </ul>
  )
}
