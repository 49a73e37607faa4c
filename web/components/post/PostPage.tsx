import { postTexts as texts } from '#content/labels.ts'
import { headerTexts } from '#content/navigation.ts'
import type { Post } from '#content/posts.ts'
import { serviceAt, serviceLabel } from '#content/services.ts'
import { sources } from '#content/sources.ts'
import { readableDate } from '#domain/dates.ts'
import { LongPage } from '../page/LongPage.tsx'
import { Inline, Markdown } from '../ui/Markdown.tsx'
import { sectionHeadings } from '../ui/markdownHtml.ts'
import { PageHead } from '../ui/PageHead.tsx'
import styles from './PostPage.module.css'

export function PostPage({ post }: { post: Post }) {
  const service = serviceAt(post.service.replace('/services/', ''))
  return (
    <article>
      <PageHead heading={post.title} lead={post.description} kicker={post.topic} trail={[headerTexts.blogs]}>
        <p className={styles.facts}>
          {texts.published} <time dateTime={post.published}>{readableDate(post.published)}</time> · {texts.checked.toLowerCase()}{' '}
          <time dateTime={post.checked}>{readableDate(post.checked)}</time> · {post.minutes} {texts.minutes}
        </p>
      </PageHead>
      <LongPage contents={sectionHeadings(post.body).map(({ id, text }) => ({ id, label: text }))}>
        <aside className={styles.summary} aria-labelledby="in-short">
          <h2 id="in-short">{texts.summary}</h2>
          <ul>
            {post.summary.map((line) => (
              <li key={line}>
                <Inline text={line} />
              </li>
            ))}
          </ul>
        </aside>
        <div className={styles.body}>
          <Markdown text={post.body} />
        </div>
        <section className={styles.end} aria-labelledby="post-service">
          <h2 id="post-service">{texts.related}</h2>
          <p>
            <a href={post.service}>{serviceLabel(service)}</a>: <Inline text={service.lead} />
          </p>
        </section>
        <section className={styles.end} aria-labelledby="post-sources">
          <h2 id="post-sources">{texts.sources}</h2>
          <ol>
            {post.sources.map((id) => (
              <li key={id}>
                <a href={sources[id].url}>
                  {sources[id].publisher}, {sources[id].title}
                </a>
                . {texts.checked} {readableDate(sources[id].checked)}.
              </li>
            ))}
          </ol>
        </section>
        <p>
          <a href={headerTexts.blogs.path}>{texts.all}</a>
        </p>
      </LongPage>
    </article>
  )
}
