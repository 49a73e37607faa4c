import { pageTexts, postTexts as texts } from '#content/labels.ts'
import { type Post, postAt, postPath } from '#content/posts.ts'
import type { BlogIndex as Words } from '#content/schema/indexPage.ts'
import { readableDate } from '#domain/dates.ts'
import { slugify } from '#domain/urls.ts'
import { NotStarted } from '../ui/NotStarted.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { ArticleSpecimen } from './ArticleSpecimen.tsx'
import styles from './BlogIndex.module.css'
import { GuideSearch, NoGuide } from './GuideSearch.tsx'

/** A printed contents page: the topic in the margin, then a line for each article with its length and date. */
export function BlogIndex({ words, posts }: { words: Words; posts: Post[] }) {
  const topics = [...new Set(posts.map(({ topic }) => topic))].sort()
  return (
    <>
      <PageHead
        heading={words.heading}
        lead={words.lead}
        here={words.title}
        aside={postAt(words.specimen.post).fromOwner ? undefined : <ArticleSpecimen words={words.specimen} />}
      >
        <p className={styles.feed}>
          <a href="/rss.xml">{words.labels.feed}</a>: {words.labels.feedHint}
        </p>
      </PageHead>
      <div className={`wrap ${styles.guides}`} data-guides={JSON.stringify(words.search.answers)}>
        <NotStarted />
        <GuideSearch words={words.search} total={posts.length} />
        <NoGuide words={words.search} />
        {topics.map((topic) => (
          <section key={topic} id={slugify(topic)} className={styles.topic} data-topic aria-labelledby={`${slugify(topic)}-heading`}>
            <h2 id={`${slugify(topic)}-heading`}>{topic}</h2>
            <ul className={styles.posts}>
              {posts
                .filter((post) => post.topic === topic)
                .map((post) => (
                  <li key={post.slug} data-guide={post.slug}>
                    <h3>
                      <a href={postPath(post)}>{post.title}</a>
                    </h3>
                    <p className={styles.line}>{post.description}</p>
                    <p className={styles.facts}>
                      <span>
                        {post.minutes} {texts.minutes}
                      </span>
                      <span>
                        <span className={styles.label}>{pageTexts.checked}</span>{' '}
                        <time dateTime={post.checked}>{readableDate(post.checked)}</time>
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
