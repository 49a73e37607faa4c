import { serviceTexts } from '#content/labels.ts'
import { type SourceId, sources } from '#content/sources.ts'
import { readableDate } from '#domain/dates.ts'
import styles from './Sources.module.css'

/** Where a statement comes from and when we last read it. */
export function Sources({ ids }: { ids: readonly SourceId[] }) {
  return (
    <p className={styles.sources}>
      {serviceTexts.source}{' '}
      {ids.map((id, index) => (
        <span key={id}>
          {index > 0 && '; '}
          <a href={sources[id].url}>
            {sources[id].publisher}, {sources[id].title}
          </a>
        </span>
      ))}
      . {serviceTexts.checked} <time dateTime={sources[ids[0] ?? 'ea-msa'].checked}>{readableDate(latest(ids))}</time>.
    </p>
  )
}

/** The oldest check among several sources: the statement is no fresher than that. */
function latest(ids: readonly SourceId[]): string {
  return ids.map((id) => sources[id].checked).sort()[0] ?? ''
}
