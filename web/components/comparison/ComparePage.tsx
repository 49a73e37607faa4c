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
import { authorityShort, compareAnswers, dataPage, comparePage as texts } from '#content/occupationTexts.ts'
import { fillIn } from '#domain/fillIn.ts'
import { comparisonPath } from '#domain/occupations.ts'
import { CodeDiff, nearness } from '../occupation/NearCodes.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { Section } from '../page/Section.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { NotStarted } from '../ui/NotStarted.tsx'
import styles from './ComparePage.module.css'

export function ComparePage() {
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead} trail={[trails.anzsco]} aside={<PairSheet />} />
      <div className="wrap" data-comparison={JSON.stringify(compareAnswers)} data-from={dataPage.json.path}>
        <NotStarted />
        <form method="get" className={`script-only ${styles.form}`} aria-label={texts.choose} data-choose>
          {texts.labels.map((label, index) => (
            <div key={label}>
              <label htmlFor={`compare-${index}`}>{label}</label>
              <select id={`compare-${index}`} name="codes" defaultValue="">
                <option value="">{texts.nobody}</option>
                {authorities.map((authority) => (
                  <optgroup key={authority} label={groupNames[authority]}>
                    {occupationsOf(authority).map((occupation) => (
                      <option key={occupation.code} value={occupationId(occupation)}>
                        {occupation.code} {occupation.title}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            </div>
          ))}
        </form>
        <noscript>
          <p className={`aside ${styles.note}`}>{texts.noScript}</p>
        </noscript>
        <p className={`script-only aside ${styles.note}`} role="status" data-said />
        <div className={`table-scroll ${styles.result}`} data-result />
        <div className={`script-only ${styles.suggestions}`} data-until-chosen>
          <h2 className="list-name">{texts.suggestions.heading}</h2>
          <ul className="rows">
            {texts.suggestions.pairs.map((ids) => (
              <li key={ids.join()}>
                <a href={comparisonPath(ids)}>{ids.map(nameOf).join(texts.suggestions.and)}</a>
              </li>
            ))}
          </ul>
        </div>
        <p className={`aside ${styles.note}`} data-when-compared hidden>
          {texts.shareHint} {texts.note}
        </p>
      </div>
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

function nameOf(id: string): string {
  const { title, authority, code } = occupationAt(id)
  return `${title} (${authorityShort[authority]} ${code})`
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
