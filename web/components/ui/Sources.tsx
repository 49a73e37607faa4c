import { pageTexts } from '#content/labels.ts'
import { type Reading as Read, weakestReading } from '#content/reading.ts'
import { type SourceId, sources } from '#content/sources.ts'
import styles from './Sources.module.css'

/** Where a statement comes from, and how and when we last read it. */
export function Sources({ ids }: { ids: readonly SourceId[] }) {
  return (
    <p className={styles.sources}>
      {pageTexts.source}{' '}
      {ids.map((id, index) => (
        <span key={id}>
          {index > 0 && '; '}
          <a href={sources[id].url}>
            {sources[id].publisher}, {sources[id].title}
          </a>
        </span>
      ))}
      . <Reading reading={weakestReading(ids)} />.
    </p>
  )
}

/** How and when a source was read. */
export function Reading({ reading }: { reading: Read }) {
  return (
    <>
      {reading.before} <time dateTime={reading.date}>{reading.readable}</time>
    </>
  )
}
