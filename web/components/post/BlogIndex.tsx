import { pageTexts, postTexts as texts } from '#content/labels.ts'
import { type Post, postAt, postPath } from '#content/posts.ts'
import type { BlogIndex as Words } from '#content/schema/indexPage.ts'
import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { slugify } from '../../../cms/src/contract/slugify.ts'
import { PageHead } from '../page/PageHead.tsx'
import search from '../search/SearchField.module.css'
import { SearchField } from '../search/SearchField.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { Day } from '../ui/Day.tsx'
import { Lines } from '../ui/Markdown.tsx'
import { NotStarted } from '../ui/NotStarted.tsx'
import styles from './BlogIndex.module.css'

export function BlogIndex({ words, posts }: { words: Words; posts: readonly Post[] }) {
  const topics = [...new Set(posts.map(({ topic }) => topic))].sort()
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
      <div className={`wrap ${styles.guides}`} data-guides={JSON.stringify(words.search.answers)}>
        <NotStarted />
        <Search words={words.search} total={posts.length} />
        {topics.map((topic) => (
          <section
            key={topic}
            id={slugify(topic)}
            className={styles.topic}
            data-topic
            data-arrives
            aria-labelledby={`${slugify(topic)}-heading`}
          >
            <h2 id={`${slugify(topic)}-heading`}>{topic}</h2>
            <ul className={styles.posts}>
              {posts
                .filter((post) => post.topic === topic)
                .map((post) => (
                  <li key={post.slug} data-guide={post.slug} className="line-link">
                    <h3>
                      <a href={postPath(post)}>{post.title}</a>
                    </h3>
                    <p className={`aside ${styles.line}`}>{post.description}</p>
                    <p className={`fine ${styles.facts}`}>
                      <span>
                        {post.minutes} {texts.minutes}
                      </span>
                      <span>
                        <span className={styles.label}>{pageTexts.checked}</span> <Day date={post.checked} />
                      </span>
                    </p>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

function Search({ words, total }: { words: Words['search']; total: number }) {
  return (
    <>
      <search aria-label={words.title} className={`script-only no-print ${styles.search}`}>
        <form method="get">
          <SearchField id="guide-search" words={words} />
          <p className={styles.count} data-count>
            {fillIn(words.answers.all, { total })}
          </p>
          <p className="visually-hidden" role="status" data-said />
        </form>
      </search>
      <section className={`card ${search.outcome} ${styles.nothing}`} data-nothing hidden aria-labelledby="no-guide">
        <h2 id="no-guide">{words.answers.none}</h2>
        <Lines items={words.nothing.hints} className="rows" />
        <button type="button" className="button" data-clear hidden>
          {words.nothing.all}
        </button>
      </section>
    </>
  )
}

function Specimen({ words }: { words: Words['specimen'] }) {
  const post = postAt(words.post)
  const [doubt, dated] = words.notes
  return (
    <Sheet id="specimen" label={words.label} pile>
      <div className={styles.specimen}>
        <p>
          {words.before} <mark aria-describedby="specimen-doubt">{words.doubt}</mark> {words.after}
        </p>
        <p id="specimen-doubt" className="note" data-tone="fault">
          <b>{doubt.about}</b> {doubt.text}
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
