import { postTexts as texts } from '#content/labels.ts'
import { type Post, postPath } from '#content/posts.ts'
import type { BlogIndex as Words } from '#content/schema/indexPage.ts'
import { readableDate } from '#domain/dates.ts'
import { slugify } from '#domain/urls.ts'
import { LongPage } from '../page/LongPage.tsx'
import { Section } from '../page/Section.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import styles from './BlogIndex.module.css'

export function BlogIndex({ words, posts }: { words: Words; posts: Post[] }) {
  const topics = [...new Set(posts.map(({ topic }) => topic))].sort()
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} here={words.title}>
        <p className={styles.feed}>
          <a href="/rss.xml">{words.labels.feed}</a>: {words.labels.feedHint}
        </p>
      </PageHead>
      <LongPage contents={topics.map((topic) => ({ id: slugify(topic), label: topic }))}>
        {topics.map((topic) => (
          <Section key={topic} id={slugify(topic)} heading={topic}>
            <ul className={styles.posts}>
              {posts
                .filter((post) => post.topic === topic)
                .map((post) => (
                  <li key={post.slug}>
                    <h3>
                      <a href={postPath(post)}>{post.title}</a>
                    </h3>
                    <p>{post.description}</p>
                    <p className={styles.facts}>
                      {texts.checked} <time dateTime={post.checked}>{readableDate(post.checked)}</time> · {post.minutes} {texts.minutes}
                    </p>
                  </li>
                ))}
            </ul>
          </Section>
        ))}
      </LongPage>
    </>
  )
}
