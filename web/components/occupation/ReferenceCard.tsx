import type { ReactNode } from 'react'
import { groupNames } from '#content/labels.ts'
import type { Occupation } from '#content/occupations.ts'
import { listingTexts, skillLevels, occupationTexts as texts } from '#content/occupationTexts.ts'
import { ListMarks } from './ListMarks.tsx'
import styles from './ReferenceCard.module.css'

/** The facts of one occupation on one card, as in the drawer of a library. */
export function ReferenceCard({ occupation }: { occupation: Occupation }) {
  const { code, unitGroup, skillLevel, category, authority, otherAuthorities, anzscoEditions } = occupation
  const facts: [string, ReactNode][] = [
    [texts.authority, groupNames[authority]],
    [texts.shared, otherAuthorities.join(', ')],
    [texts.category, category && <Noted text={category} note={texts.categoryNote} />],
    [texts.skillLevel, skillLevels[skillLevel]],
    [texts.lists, <ListMarks key="lists" occupation={occupation} />],
    [texts.unitGroup, <Noted key="group" text={unitGroup.title} note={unitGroup.code} />],
    [texts.editions, anzscoEditions.join(listingTexts.and)],
    [texts.alternative, occupation.alternativeTitles.join(', ')],
    [texts.specialisations, occupation.specialisations.join(', ')],
    [texts.variants, occupation.labelVariants.join(', ')],
  ]
  return (
    <section className={styles.card} aria-labelledby="card-heading">
      <h2 id="card-heading">
        <span>{texts.code}</span> <strong>{code}</strong>
      </h2>
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

function Noted({ text, note }: { text: string; note: string }) {
  return (
    <>
      {text} <small>{note}</small>
    </>
  )
}
