import { pageTexts } from '#content/labels.ts'
import { postAt, postPath } from '#content/posts.ts'
import type { BlogIndex } from '#content/schema/indexPage.ts'
import { readableDate } from '#domain/dates.ts'
import { Highlight, MarginNote } from '../sheet/Annotation.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import styles from './ArticleSpecimen.module.css'

/** One true sentence out of an article, with its doubt marked: an example of how all of them are made. */
export function ArticleSpecimen({ words }: { words: BlogIndex['specimen'] }) {
  const post = postAt(words.post)
  const [doubt, dated] = words.notes
  return (
    <Sheet id="specimen" label={words.label} pile>
      <div className={styles.page}>
        <p className={styles.text}>
          {words.before} <Highlight note="specimen-doubt">{words.doubt}</Highlight> {words.after}
        </p>
        <MarginNote id="specimen-doubt" about={doubt.about} tone="fault">
          {doubt.text}
        </MarginNote>
        <MarginNote about={dated.about}>{dated.text}</MarginNote>
      </div>
      <p className={styles.from}>
        {words.action} <a href={postPath(post)}>{post.title}</a>. {pageTexts.checked} {readableDate(post.checked)}.
      </p>
    </Sheet>
  )
}
