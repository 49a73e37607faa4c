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
import { Facts } from '../ui/Facts.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './ReferenceCard.module.css'

export function ReferenceCard({ occupation }: { occupation: Occupation }) {
  const { skillLevel, category, authority, otherAuthorities, anzscoEditions, checked } = occupation
  const { publisher, url } = sources[anzscoGroups.source]
  const facts: [name: string, value: ReactNode][] = [
    [texts.authority, groupNames[authority]],
    [texts.shared, otherAuthorities.join(', ')],
    [
      texts.category,
      category && (
        <>
          {category} <small>{texts.categoryNote}</small>
        </>
      ),
    ],
    [texts.skillLevel, skillLevels[skillLevel]],
    [texts.editions, anzscoEditions.length === 1 && anzscoEditions],
    [texts.alternative, occupation.alternativeTitles.join(', ')],
    [texts.specialisations, occupation.specialisations.join(', ')],
    [texts.variants, occupation.labelVariants.join(', ')],
    [texts.lists, <ListBoxes key="lists" occupation={occupation} />],
  ]
  return (
    <Sheet id="card" label={texts.card} folio={`${pageTexts.checked} ${readableDate(checked)}`}>
      <CodeLadder occupation={occupation} />
      <Facts className={`rows facts ${styles.facts}`} facts={facts.filter(([, value]) => value)} />
      <p className={`fine ${styles.source}`}>
        {texts.cardSource}{' '}
        <a href={url}>
          {publisher}, {newestEdition(occupation)}
        </a>
      </p>
    </Sheet>
  )
}

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
