import { pageTexts } from '#content/labels.ts'
import { nextStepsTexts as texts, underButton } from '#content/nextSteps.ts'
import type { OwnerOffer, ShownPrice } from '#content/ownerOffer.ts'
import { fillIn } from '#domain/fillIn.ts'
import { Day } from './Day.tsx'
import styles from './ui.module.css'

const words = pageTexts.price

export function PriceWords({ price: { amount, gst, includes, excludes, takes, validFrom } }: { price: ShownPrice }) {
  return (
    <>
      <b>{amount}</b>, {gst}. {includes && `${words.includes} ${includes}. `}
      {words.excludes} {excludes}. {takes && `${words.takes} ${takes}. `}
      {words.validFrom} <Day date={validFrom} />.
    </>
  )
}

export function Readers({ readers }: Pick<OwnerOffer, 'readers'>) {
  return readers.map(({ name, discipline, years, authority, profile }, index) => (
    <span key={`${name} ${discipline} ${years}`} className={styles.reader}>
      {authority && `${texts.worksOn[authority]}: `}
      {name && (
        <>
          <ReaderName name={name} profile={profile} />,{' '}
        </>
      )}
      {fillIn(years === 1 ? texts.oneYear : texts.years, { discipline, years: String(years) })}
      {index < readers.length - 1 && '; '}
    </span>
  ))
}

function ReaderName({ name, profile }: { name: string; profile?: string | undefined }) {
  const isolated = <bdi>{name}</bdi>
  return profile ? <a href={profile}>{isolated}</a> : isolated
}

export function UnderButton({ price }: { price?: ShownPrice | undefined }) {
  return (
    <p className={`fine ${styles.underButton}`}>
      {price && (
        <b>
          {price.amount}, {price.gst}.{' '}
        </b>
      )}
      {underButton()}
      {texts.safe && <span> {texts.safe}</span>}
    </p>
  )
}
