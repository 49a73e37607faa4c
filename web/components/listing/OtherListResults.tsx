import { groupNames } from '#content/labels.ts'
import { type Authority, authorities, listingPath } from '#content/occupations.ts'
import { listingAnswers as texts } from '#content/occupationTexts.ts'
import { sources } from '#content/sources.ts'
import nothing from '../search/NothingFound.module.css'
import styles from './OtherListResults.module.css'

/** What the search finds on the other lists, and what helps when it finds nothing. The search island fills it in and shows it. */
export function OtherListResults({ here }: { here: Authority }) {
  return (
    <>
      <section className={styles.elsewhere} data-elsewhere hidden aria-labelledby="elsewhere-heading">
        <h2 id="elsewhere-heading">{texts.hereNone}</h2>
        {authorities
          .filter((authority) => authority !== here)
          .map((authority) => (
            <div key={authority} data-elsewhere-of={authority} hidden>
              <h3>{texts.assessedBy[authority]}</h3>
              <ul className={styles.found}>
                <template>
                  <li>
                    <a href={listingPath(authority)}>
                      <span className={styles.code} data-code /> <span data-title />
                    </a>
                  </li>
                </template>
              </ul>
              <p hidden>
                <a href={listingPath(authority)}>{groupNames[authority]}</a>
              </p>
            </div>
          ))}
      </section>
      <section className={nothing.nothing} data-nothing hidden aria-labelledby="nothing-heading">
        <h2 id="nothing-heading">{texts.nothing.text}</h2>
        <ul>
          {texts.nothing.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
        <p>
          {texts.nothing.other} <a href={sources['ha-occupation-list'].url}>{texts.nothing.list}</a>.{' '}
          <a href="#enquiry">{texts.nothing.ask}</a>
        </p>
        <p>
          <button type="button" className="button" data-clear>
            {texts.nothing.clear}
          </button>
        </p>
      </section>
    </>
  )
}
