import { groupNames } from '#content/labels.ts'
import { occupationId } from '#content/occupationSearch.ts'
import { authorities, findOccupation, listingPath, type Occupation, occupationPath, occupationsOf } from '#content/occupations.ts'
import { compareAnswers, dataPage, comparePage as texts } from '#content/occupationTexts.ts'
import { Section } from '../page/Section.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import styles from './ComparePage.module.css'

/** The comparison is made in the browser; without JavaScript the page leads to the near codes of each occupation. */
export function ComparePage() {
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead} />
      <div className="wrap" data-comparison={JSON.stringify(compareAnswers)} data-from={dataPage.json.path}>
        <form method="get" className={styles.form} aria-label={texts.choose} data-choose>
          {texts.labels.map((label, place) => (
            <div key={label}>
              <label htmlFor={`compare-${place}`}>{label}</label>
              <select id={`compare-${place}`} name="codes" defaultValue="">
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
          <p className={styles.note}>{texts.noScript}</p>
        </noscript>
        <p className={styles.note} role="status" data-said />
        <div className={styles.result} data-result />
        <p className={styles.note} data-when-compared hidden>
          {texts.shareHint} {texts.note}
        </p>
      </div>
      <div className={`wrap ${styles.pairs}`}>
        <Section id="pairs" heading={texts.pairs.heading} intro={texts.pairs.intro}>
          <div className={styles.columns}>
            {authorities.map((authority) => (
              <div key={authority}>
                <h3>
                  <a href={listingPath(authority)}>{groupNames[authority]}</a>
                </h3>
                <ul>
                  {occupationsOf(authority).map((occupation) => (
                    <li key={occupation.code}>
                      <a href={`${occupationPath(occupation)}#near`}>
                        {occupation.title} <span className="tabular">{occupation.code}</span>
                      </a>
                      <small>{nearTitles(occupation).join(', ')}</small>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </Section>
      </div>
    </>
  )
}

function nearTitles({ near }: Occupation): string[] {
  return near.flatMap(({ authority, code }) => findOccupation(authority, code)?.title ?? [])
}
