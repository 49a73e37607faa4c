import { pageTexts } from '#content/labels.ts'
import { type Post, postAt, postPath } from '#content/posts.ts'
import type { BlogIndex as Words } from '#content/schema/indexPage.ts'
import { readableDate } from '#domain/dates.ts'
import { Guides } from '#islands/guideList/GuideList.server.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import styles from './BlogIndex.module.css'

export function BlogIndex({ words, posts }: { words: Words; posts: readonly Post[] }) {
  return (
    <>
      <PageHead
        heading={words.heading}
        lead={words.lead}
        here={words.title}
        aside={postAt(words.specimen.post).fromOwner ? undefined : <Specimen words={words.specimen} />}
      >
        <p className="aside">
          <a href="/rss.xml">{words.labels.feed}</a>: {words.labels.feedHint}
        </p>
      </PageHead>
      <Guides words={words.search} posts={posts} />
    </>
  )
}

function Specimen({ words }: { words: Words['specimen'] }) {
  const post = postAt(words.post)
  const [known, dated] = words.notes
  return (
    <Sheet id="specimen" label={words.label} pile>
      <div className={styles.specimen}>
        <p>
          {words.before} <mark aria-describedby="specimen-fact">{words.fact}</mark> {words.after}
        </p>
        <p id="specimen-fact" className="note">
          <b>{known.about}</b> {known.text}
        </p>
        <p className="note">
          <b>{dated.about}</b> {dated.text}
        </p>
      </div>
      <p className={`fine ${styles.from}`}>
        {words.action} <a href={postPath(post)}>{post.title}</a>. {pageTexts.checked} {readableDate(post.checked)}.
      </p>
    </Sheet>
  )
}
