import type { ReactNode } from 'react'
import { groupNames } from '#content/labels.ts'
import type { Occupation } from '#content/occupations.ts'
import { listingTexts, skillLevels, occupationTexts as texts } from '#content/occupationTexts.ts'
import { ListMarks } from './ListMarks.tsx'
import styles from './ReferenceCard.module.css'

type Fact = { name: string; value: ReactNode; note?: string }

/** The facts of one occupation on one card, as in the drawer of a library. */
export function ReferenceCard({ occupation }: { occupation: Occupation }) {
  const { code, unitGroup, skillLevel, category, authority, otherAuthorities, anzscoEditions } = occupation
  const facts: Fact[] = [
    { name: texts.authority, value: groupNames[authority] },
    { name: texts.shared, value: otherAuthorities.join(', ') },
    { name: texts.category, value: category, note: texts.categoryNote },
    { name: texts.skillLevel, value: skillLevels[skillLevel] },
    { name: texts.lists, value: <ListMarks occupation={occupation} /> },
    { name: texts.unitGroup, value: unitGroup.title, note: unitGroup.code },
    { name: texts.editions, value: anzscoEditions.join(listingTexts.and) },
  ]
  const names: Fact[] = [
    { name: texts.alternative, value: occupation.alternativeTitles.join(', ') },
    { name: texts.specialisations, value: occupation.specialisations.join(', ') },
    { name: texts.variants, value: occupation.labelVariants.join(', ') },
  ]
  return (
    <section className={styles.card} aria-labelledby="card-heading">
      <h2 id="card-heading">
        <span>{texts.code}</span> <strong>{code}</strong>
      </h2>
      <Facts facts={facts} />
      <Facts facts={names} wide />
    </section>
  )
}

function Facts({ facts, wide }: { facts: Fact[]; wide?: boolean }) {
  const filled = facts.filter(({ value }) => value)
  if (filled.length === 0) return null
  return (
    <dl className={wide ? styles.wide : styles.facts}>
      {filled.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value} {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
