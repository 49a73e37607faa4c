import { QuestionPage } from '#components/path/QuestionPage.tsx'
import { ResultPage } from '#components/path/ResultPage.tsx'
import { PolicyPage } from '#components/policy/PolicyPage.tsx'
import { BlogIndex } from '#components/post/BlogIndex.tsx'
import { PostPage } from '#components/post/PostPage.tsx'
import { SamplePage } from '#components/sample/SamplePage.tsx'
import { SamplesIndexPage } from '#components/sample/SamplesIndexPage.tsx'
import { groupNames, pageTexts } from '#content/labels.ts'
import { OWN_FORM } from '#content/navigation.ts'
import { blogIndex } from '#content/pages/blogs.ts'
import { companyPolicy } from '#content/pages/company-policy.ts'
import { samplesPage } from '#content/pages/samples.ts'
import { terms } from '#content/pages/terms.ts'
import { pathWords } from '#content/path/words.ts'
import { pathQuestions, pathResults } from '#content/path.ts'
import { postEnquiry, postPath, posts } from '#content/posts.ts'
import { sampleEnquiry, samplePath, samples } from '#content/samples.ts'
import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { pathAddress, START } from '#domain/path/route.ts'
import { headOf, type Page } from '#head/pageMeta.ts'
import { shareCard, sharePath } from '#head/shareCard.ts'
import { postMarkup } from '#head/structuredData.tsx'

/** The day of the path's first question, and of all its results: a question between them has none. */
const pathChanged = { start: '2026-11-29', results: '2026-11-29' }

export const guidePages: readonly Page[] = [
  {
    path: '/samples',
    head: headOf(samplesPage, { updated: '2026-11-29' }),
    body: <SamplesIndexPage words={samplesPage} samples={samples} />,
  },
  ...samples.map((sample) => ({
    path: samplePath(sample),
    head: headOf(sample.page, {
      updated: '2026-11-24',
      enquiry: sampleEnquiry(sample),
      kicker: groupNames[sample.authority],
      ...(sample.discipline ? { discipline: sample.discipline } : {}),
    }),
    body: <SamplePage sample={sample} />,
  })),
  { path: '/blogs', head: headOf(blogIndex, { updated: '2026-11-29' }), body: <BlogIndex words={blogIndex} posts={posts} /> },
  ...posts.map((post) => {
    const { title, description, topic, published, checked, updated = published } = post
    const shown = { title, description, enquiry: postEnquiry(post), kicker: topic, note: `${pageTexts.checked} ${readableDate(checked)}` }
    return {
      path: postPath(post),
      head: { ...shown, published, updated, markup: [postMarkup(post, sharePath(shareCard(shown)))] },
      body: <PostPage post={post} />,
    }
  }),
  // Search engines list the first question: one in the middle answers nothing that people search for.
  ...[...pathQuestions].map(([node, { question }]) => ({
    path: pathAddress(node),
    head:
      node === START
        ? headOf(pathWords.start, { updated: pathChanged.start })
        : headOf({ title: question, description: fillIn(pathWords.later.description, { question }) }, { noIndex: true }),
    body: <QuestionPage node={node} />,
  })),
  // Of the results, those that answer a question of their own: the rest would compete with guides and occupations.
  ...[...pathResults].map(([node, result]) => ({
    path: pathAddress(node),
    head: headOf(result, {
      updated: pathChanged.results,
      enquiry: OWN_FORM,
      kicker: pathWords.authorities[result.authority],
      ...(result.listed ? {} : { noIndex: true }),
    }),
    body: <ResultPage node={node} />,
  })),
  { path: '/terms', head: headOf(terms), body: <PolicyPage policy={terms} /> },
  { path: '/company-policy', head: headOf(companyPolicy, { solidHeader: true }), body: <PolicyPage policy={companyPolicy} /> },
]
