import { pageTexts, postTexts as texts } from '#content/labels.ts'
import { headerTexts } from '#content/navigation.ts'
import { nextPosts, type Post, postEnquiry, postPath } from '#content/posts.ts'
import type { Source } from '#content/schema/source.ts'
import { serviceLabel, serviceOfPath } from '#content/services.ts'
import { LongPage } from '../page/LongPage.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { Related } from '../page/Section.tsx'
import { OurPrice } from '../service/OurPrice.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { Day } from '../ui/Day.tsx'
import { Facts } from '../ui/Facts.tsx'
import { PathLink } from '../ui/Links.tsx'
import { Inline, Lines } from '../ui/Markdown.tsx'
import { blockHtml, numberLinks, sectionHeadings } from '../ui/markdownHtml.ts'
import { SourceDate } from '../ui/Sources.tsx'
import styles from './PostPage.module.css'

export function PostPage({ post }: { post: Post }) {
  return (
    <article>
      <PageHead
        heading={post.title}
        lead={post.description}
        kicker={post.topic}
        trail={[headerTexts.blogs]}
        aside={<InShort post={post} />}
      >
        <PathLink />
        <OurPrice slugs={[serviceOfPath(post.service).slug]} />
      </PageHead>
      <LongPage
        sections={sectionHeadings(post.body).map(({ id, text }) => ({ id, heading: text, content: undefined }))}
        text={<Text post={post} />}
        enquiry={postEnquiry(post)}
        sources={post.sources}
      >
        <section className={styles.next} aria-labelledby="next">
          <h2 id="next">{pageTexts.related}</h2>
          <Related links={nextPosts(post).map((next) => ({ path: postPath(next), label: next.title, why: next.description }))} />
          <p className={styles.all}>
            <a href={headerTexts.blogs.path}>{texts.all}</a>
          </p>
        </section>
      </LongPage>
    </article>
  )
}

function Text({ post }: { post: Post }) {
  const service = serviceOfPath(post.service)
  const html = numberLinks(
    blockHtml(post.body),
    post.sources.map(({ url }) => url),
  )
  return (
    <div className={styles.article}>
      <div className={`part prose ${styles.body}`} dangerouslySetInnerHTML={{ __html: html }} />
      <section className={`card ${styles.service}`} aria-labelledby="post-service">
        <h2 id="post-service" className="list-name">
          {texts.related}
        </h2>
        <p>
          <a href={post.service}>{serviceLabel(service)}</a>
        </p>
        <p>
          <Inline text={service.lead} />
        </p>
      </section>
      <PostSources sources={post.sources} />
    </div>
  )
}

function PostSources({ sources }: { sources: readonly Source[] }) {
  return (
    <section id="post-sources" className={`fine ${styles.sources}`} aria-labelledby="post-sources-heading">
      <h2 id="post-sources-heading" className="list-name">
        {texts.sources}
      </h2>
      <ol>
        {sources.map((source) => (
          <li key={source.url + source.title}>
            <a href={source.url}>{source.title}</a>
            <span>{source.publisher}</span>
            <span>
              <SourceDate source={source} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function InShort({ post }: { post: Post }) {
  return (
    <Sheet id="in-short" label={texts.summary} folio={`${post.minutes} ${texts.minutes}`}>
      <Lines items={post.summary} className={styles.lines} />
      <Facts
        className={styles.facts}
        facts={[
          [texts.published, <Day key="published" date={post.published} />],
          [pageTexts.checked, <Day key="checked" date={post.checked} />],
          [
            texts.sources,
            <a key="sources" href="#post-sources">
              {post.sources.length}
            </a>,
          ],
        ]}
      />
    </Sheet>
  )
}
