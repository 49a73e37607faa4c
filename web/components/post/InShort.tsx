import { postTexts as texts } from '#content/labels.ts'
import type { Post } from '#content/posts.ts'
import { readableDate } from '#domain/dates.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import { Inline } from '../ui/Markdown.tsx'
import styles from './InShort.module.css'

/** What a reader in a hurry takes away, and how fresh it is. */
export function InShort({ post }: { post: Post }) {
  return (
    <Sheet id="in-short" label={texts.summary} folio={`${post.minutes} ${texts.minutes}`}>
      <ul className={styles.lines}>
        {post.summary.map((line) => (
          <li key={line}>
            <Inline text={line} />
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.published}</dt>
          <dd>
            <time dateTime={post.published}>{readableDate(post.published)}</time>
          </dd>
        </div>
        <div>
          <dt>{texts.checked}</dt>
          <dd>
            <time dateTime={post.checked}>{readableDate(post.checked)}</time>
          </dd>
        </div>
        <div>
          <dt>{texts.sources}</dt>
          <dd>
            <a href="#post-sources">{post.sources.length}</a>
          </dd>
        </div>
      </dl>
    </Sheet>
  )
}
