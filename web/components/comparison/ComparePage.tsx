import { groupNames, trails } from '#content/labels.ts'
import {
  authorities,
  listingPath,
  type Occupation,
  occupationAt,
  occupationId,
  occupationPath,
  occupationsOf,
} from '#content/occupations.ts'
import { comparePage as texts } from '#content/occupationTexts.ts'
import { fillIn } from '#domain/fillIn.ts'
import { OccupationComparison } from '#islands/comparison/Comparison.server.tsx'
import { CodeDiff, nearness } from '../occupation/NearCodes.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { Section } from '../page/Section.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import styles from './ComparePage.module.css'

export function ComparePage() {
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead} trail={[trails.anzsco]} aside={<PairSheet />} />
      <OccupationComparison />
      <div className={`wrap ${styles.pairs}`}>
        <Section id="pairs" heading={texts.pairs.heading} intro={texts.pairs.intro}>
          {authorities.map((authority) => (
            <details key={authority} className="folded-line">
              <summary>{fillIn(texts.pairs.summary, { authority: groupNames[authority], count: occupationsOf(authority).length })}</summary>
              <ul>
                {occupationsOf(authority).map((occupation) => (
                  <li key={occupation.code}>
                    <a href={`${occupationPath(occupation)}#near`}>
                      <span className="code">{occupation.code}</span> {occupation.title}
                    </a>
                    <small className="fine">{nearTitles(occupation).join(', ')}</small>
                  </li>
                ))}
              </ul>
              <p>
                <a href={listingPath(authority)}>{texts.pairs.list}</a>
              </p>
            </details>
          ))}
        </Section>
      </div>
    </>
  )
}

function nearTitles({ near }: Occupation): string[] {
  return near.map((one) => occupationAt(occupationId(one)).title)
}

function PairSheet() {
  const { label, first, difference } = texts.example
  const one = occupationAt(first)
  const [near] = one.near
  const other = occupationAt(occupationId(near))
  return (
    <Sheet id="pair" label={label} folio={nearness(one, other)} className={styles.sheet}>
      <dl className={`rows facts headed ${styles.pair}`}>
        {[one, other].map((occupation, index, both) => (
          <div key={occupation.code}>
            <dt>
              <CodeDiff code={occupation.code} from={both[1 - index]?.code ?? ''} />
            </dt>
            <dd>
              <b className="item">{occupation.title}</b>
              {occupation.tasks[1]}
            </dd>
          </div>
        ))}
        <div className={`note ${styles.difference}`}>
          <dt>{difference}</dt>
          <dd>{near.difference}</dd>
        </div>
      </dl>
    </Sheet>
  )
}
