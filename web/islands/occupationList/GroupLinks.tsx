import { memo } from 'react'
import type { Group } from './listSearch.ts'
import styles from './panel.module.css'

type Props = { groups: readonly Group[]; shown: readonly Group[]; heading: string }

/** In the order of the list. */
export const GroupLinks = memo(function GroupLinks({ groups, shown, heading }: Props) {
  const codes = new Set(shown.map(({ code }) => code))
  return (
    <nav className={styles.groups} data-arrives hidden={shown.length === 0} aria-labelledby="unit-groups">
      <h2 id="unit-groups" className="list-name">
        {heading}
      </h2>
      <ol>
        {groups
          .filter(({ code }) => codes.has(code))
          .map(({ code, title }) => (
            <li key={code}>
              <a href={`#group-${code}`}>
                <span className="code">{code}</span> {title}
              </a>
            </li>
          ))}
      </ol>
    </nav>
  )
})
