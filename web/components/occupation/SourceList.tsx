import { readingOf } from '#content/reading.ts'
import { type SourceId, sources } from '#content/sources.ts'
import { Reading } from '../ui/Sources.tsx'
import styles from './SourceList.module.css'

/** The sources of a page, each with how and when we read it. */
export function SourceList({ ids }: { ids: readonly SourceId[] }) {
  return (
    <ul className={styles.sources}>
      {ids.map((id) => {
        const { publisher, title, url } = sources[id]
        return (
          <li key={id}>
            <span>{publisher}</span>
            <a href={url}>{title}</a>
            <span>
              <Reading reading={readingOf(sources[id])} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
