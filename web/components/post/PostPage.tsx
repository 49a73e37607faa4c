import { enquiryLink } from '#content/enquiryLinks.ts'
import { postTexts as texts } from '#content/labels.ts'
import { headerTexts } from '#content/navigation.ts'
import { nextPosts, type Post, postPath } from '#content/posts.ts'
import { serviceAt, serviceLabel } from '#content/services.ts'
import { LongPage } from '../page/LongPage.tsx'
import { Related } from '../page/Related.tsx'
import { Inline } from '../ui/Markdown.tsx'
import { blockHtml, sectionHeadings } from '../ui/markdownHtml.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { PathLink } from '../ui/PathLink.tsx'
import { InShort } from './InShort.tsx'
import { numberLinks } from './numberLinks.ts'
import styles from './PostPage.module.css'
import { PostSources } from './PostSources.tsx'

/** Set as a printed article: its gist on a sheet, the text in one measure, its sources in the margin. */
export function PostPage({ post }: { post: Post }) {
  const service = serviceAt(post.service.replace('/services/', ''))
  const html = numberLinks(
    blockHtml(post.body),
    post.sources.map(({ url }) => url),
  )
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
      </PageHead>
      <LongPage contents={sectionHeadings(post.body).map(({ id, text }) => ({ id, label: text }))} enquiry={enquiryLink(postPath(post))}>
        <div className={styles.article}>
          <div className={`prose ${styles.body}`} dangerouslySetInnerHTML={{ __html: html }} />
          <section className={styles.service} aria-labelledby="post-service">
            <h2 id="post-service">{texts.related}</h2>
            <p>
              <a href={post.service}>{serviceLabel(service)}</a>
            </p>
            <p>
              <Inline text={service.lead} />
            </p>
          </section>
          <PostSources sources={post.sources} />
        </div>
        <section className={styles.next} aria-labelledby="next">
          <h2 id="next">{texts.next}</h2>
          <Related links={nextPosts(post).map((next) => ({ path: postPath(next), label: next.title, why: next.description }))} />
          <p className={styles.all}>
            <a href={headerTexts.blogs.path}>{texts.all}</a>
          </p>
        </section>
      </LongPage>
    </article>
  )
}
