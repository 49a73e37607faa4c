import type { ReactNode } from 'react'
import { anzscoGroups } from '#content/anzscoGroups.ts'
import { groupNames, serviceTexts } from '#content/labels.ts'
import type { Occupation } from '#content/occupations.ts'
import { listingTexts, skillLevels, occupationTexts as texts } from '#content/occupationTexts.ts'
import { sources } from '#content/sources.ts'
import { readableDate } from '#domain/dates.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import { CodeLadder } from './CodeLadder.tsx'
import { ListBoxes } from './ListBoxes.tsx'
import styles from './ReferenceCard.module.css'

type Fact = { name: string; value: ReactNode; note?: string }

/** One occupation on one card, as in the drawer of a library. */
export function ReferenceCard({ occupation }: { occupation: Occupation }) {
  const { skillLevel, category, authority, otherAuthorities, anzscoEditions, checked } = occupation
  const { publisher, title, url } = sources[anzscoGroups.source]
  const facts: Fact[] = [
    { name: texts.authority, value: groupNames[authority] },
    { name: texts.shared, value: otherAuthorities.join(', ') },
    { name: texts.category, value: category, note: texts.categoryNote },
    { name: texts.skillLevel, value: skillLevels[skillLevel] },
    { name: texts.editions, value: anzscoEditions.join(listingTexts.and) },
    { name: texts.alternative, value: occupation.alternativeTitles.join(', ') },
    { name: texts.specialisations, value: occupation.specialisations.join(', ') },
    { name: texts.variants, value: occupation.labelVariants.join(', ') },
    { name: texts.lists, value: <ListBoxes occupation={occupation} /> },
  ]
  return (
    <Sheet id="card" label={texts.card} folio={`${serviceTexts.checked} ${readableDate(checked)}`}>
      <CodeLadder occupation={occupation} />
      <dl className={styles.facts}>
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
      <p className={styles.source}>
        {texts.cardSource}{' '}
        <a href={url}>
          {publisher}, {title}
        </a>
      </p>
    </Sheet>
  )
}
