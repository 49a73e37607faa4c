import type { ReactNode } from 'react'
import { anzscoGroups, groupsOf } from '#content/anzscoGroups.ts'
import { groupNames, pageTexts } from '#content/labels.ts'
import { occupationLists } from '#content/occupationLists.ts'
import { newestEdition, type Occupation } from '#content/occupations.ts'
import { skillLevels, occupationTexts as texts } from '#content/occupationTexts.ts'
import { sources } from '#content/sources.ts'
import { readableDate } from '#domain/dates.ts'
import { listKeys, listsOf } from '#domain/occupations.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './ReferenceCard.module.css'

type Fact = { name: string; value: ReactNode; note?: string }

/** One occupation on one card, as in the drawer of a library. */
export function ReferenceCard({ occupation }: { occupation: Occupation }) {
  const { skillLevel, category, authority, otherAuthorities, anzscoEditions, checked } = occupation
  const { publisher, url } = sources[anzscoGroups.source]
  const facts: Fact[] = [
    { name: texts.authority, value: groupNames[authority] },
    { name: texts.shared, value: otherAuthorities.join(', ') },
    { name: texts.category, value: category, note: texts.categoryNote },
    { name: texts.skillLevel, value: skillLevels[skillLevel] },
    { name: texts.editions, value: anzscoEditions.length === 1 && anzscoEditions },
    { name: texts.alternative, value: occupation.alternativeTitles.join(', ') },
    { name: texts.specialisations, value: occupation.specialisations.join(', ') },
    { name: texts.variants, value: occupation.labelVariants.join(', ') },
    { name: texts.lists, value: <ListBoxes occupation={occupation} /> },
  ]
  return (
    <Sheet id="card" label={texts.card} folio={`${pageTexts.checked} ${readableDate(checked)}`}>
      <CodeLadder occupation={occupation} />
      <dl className={`rows facts ${styles.facts}`}>
        {facts
          .filter(({ value }) => value)
          .map(({ name, value, note }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {value} {note && <small>{note}</small>}
              </dd>
            </div>
          ))}
      </dl>
      <p className={`fine ${styles.source}`}>
        {texts.cardSource}{' '}
        <a href={url}>
          {publisher}, {newestEdition(occupation)}
        </a>
      </p>
    </Sheet>
  )
}

/** How the code is read: a line leads from each digit to the group it names. */
function CodeLadder({ occupation }: { occupation: Occupation }) {
  return (
    <div className={styles.ladder}>
      <p className={styles.digits}>
        <span className="visually-hidden">{texts.code}</span> {occupation.code}
      </p>
      <ol className={styles.rungs} aria-label={texts.ladder}>
        {groupsOf(occupation).map(({ level, code, title }) => (
          <li key={level}>
            <p>
              <small className="fine">
                {texts.codeLevels[level]} <span className="code">{code}</span>
              </small>
              {title}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Every list with a box: ticked where the occupation is on it. */
function ListBoxes({ occupation }: { occupation: Occupation }) {
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
