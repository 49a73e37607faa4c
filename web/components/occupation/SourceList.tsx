import { serviceTexts } from '#content/labels.ts'
import { type SourceId, sources } from '#content/sources.ts'
import { readableDate } from '#domain/dates.ts'
import styles from './SourceList.module.css'

/** What a page rests on, each with the day we last read it. */
export function SourceList({ ids }: { ids: readonly SourceId[] }) {
  return (
    <ul className={styles.sources}>
      {ids.map((id) => {
        const { publisher, title, url, checked } = sources[id]
        return (
          <li key={id}>
            <span>{publisher}</span>
            <a href={url}>{title}</a>
            <span>
              {serviceTexts.checked} <time dateTime={checked}>{readableDate(checked)}</time>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
