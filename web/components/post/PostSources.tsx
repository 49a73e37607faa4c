import { postTexts as texts } from '#content/labels.ts'
import { type SourceId, sources } from '#content/sources.ts'
import { readableDate } from '#domain/dates.ts'
import styles from './PostSources.module.css'

/** In the margin beside the text where there is one, else after it. A date that all share is said once. */
export function PostSources({ ids }: { ids: readonly SourceId[] }) {
  const dates = [...new Set(ids.map((id) => sources[id].checked))]
  return (
    <section id="post-sources" className={styles.sources} aria-labelledby="post-sources-heading">
      <h2 id="post-sources-heading">{texts.sources}</h2>
      <ol>
        {ids.map((id) => {
          const { url, publisher, title, checked } = sources[id]
          return (
            <li key={id}>
              <a href={url}>{title}</a>
              <span>{publisher}</span>
              {dates.length > 1 && (
                <span>
                  {texts.checkedOn} <time dateTime={checked}>{readableDate(checked)}</time>
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {dates.length === 1 && dates[0] && (
        <p>
          {texts.allChecked} <time dateTime={dates[0]}>{readableDate(dates[0])}</time>
        </p>
      )}
    </section>
  )
}
