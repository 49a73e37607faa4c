import { pageTexts } from '#content/labels.ts'
import { dateOf } from '#content/reading.ts'
import type { Source } from '#content/schema/source.ts'
import { type SourceId, sources } from '#content/sources.ts'
import styles from './ui.module.css'

export function Sources({ ids }: { ids: readonly SourceId[] }) {
  return (
    <p className={`fine ${styles.sources}`}>
      {pageTexts.source}{' '}
      {ids.map((id, index) => (
        <span key={id}>
          {index > 0 && '; '}
          <a href={sources[id].url}>
            {sources[id].publisher}, {sources[id].title}
          </a>
          <SourceDate source={sources[id]} before=", " />
        </span>
      ))}
      .
    </p>
  )
}

export function SourceDate({ source, before = '' }: { source: Source; before?: string }) {
  const dated = dateOf(source)
  return (
    dated && (
      <>
        {before}
        {dated.of} <time dateTime={dated.date}>{dated.readable}</time>
      </>
    )
  )
}
