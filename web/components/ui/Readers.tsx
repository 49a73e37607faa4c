import { Fragment } from 'react'
import { nextStepsTexts as texts } from '#content/nextSteps.ts'
import type { OwnerOffer } from '#content/ownerOffer.ts'
import { fillIn } from '#domain/fillIn.ts'

/** “Asha R., 14 years in civil engineering; 11 years in software development” */
export function Readers({ readers }: Pick<OwnerOffer, 'readers'>) {
  return (
    <>
      {readers.map(({ name, discipline, years, profile }, index) => (
        <Fragment key={`${name} ${discipline} ${years}`}>
          {index > 0 && '; '}
          {name && <>{profile ? <a href={profile}>{name}</a> : name}, </>}
          {fillIn(texts.years, { discipline, years: String(years) })}
        </Fragment>
      ))}
    </>
  )
}
