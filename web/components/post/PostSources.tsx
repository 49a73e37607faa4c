import { postTexts as texts } from '#content/labels.ts'
import { readingOf } from '#content/reading.ts'
import type { Source } from '#content/schema/source.ts'
import { Reading } from '../ui/Sources.tsx'
import styles from './PostSources.module.css'

/** In the margin beside the text where there is one, else after it. Each says how and when it was read. */
export function PostSources({ sources }: { sources: readonly Source[] }) {
  return (
    <section id="post-sources" className={styles.sources} aria-labelledby="post-sources-heading">
      <h2 id="post-sources-heading">{texts.sources}</h2>
      <ol>
        {sources.map((source) => (
          <li key={source.url + source.title}>
            <a href={source.url}>{source.title}</a>
            <span>{source.publisher}</span>
            <span>
              <Reading reading={readingOf(source)} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
