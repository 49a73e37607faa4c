import { postTexts as texts } from '#content/labels.ts'
import { readingOf } from '#content/reading.ts'
import { type SourceId, sources } from '#content/sources.ts'
import { Reading } from '../ui/Sources.tsx'
import styles from './PostSources.module.css'

/** In the margin beside the text where there is one, else after it. Each says how and when it was read. */
export function PostSources({ ids }: { ids: readonly SourceId[] }) {
  return (
    <section id="post-sources" className={styles.sources} aria-labelledby="post-sources-heading">
      <h2 id="post-sources-heading">{texts.sources}</h2>
      <ol>
        {ids.map((id) => {
          const { url, publisher, title } = sources[id]
          return (
            <li key={id}>
              <a href={url}>{title}</a>
              <span>{publisher}</span>
              <span>
                <Reading reading={readingOf(sources[id])} />
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
