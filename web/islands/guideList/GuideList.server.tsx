import { richText } from '#components/ui/markdownHtml.ts'
import { notStartedWords } from '#content/forms.ts'
import { guideSynonyms, smallWords } from '#content/guideSynonyms.ts'
import { pageTexts, postTexts } from '#content/labels.ts'
import { headingWords, type Post, postPath } from '#content/posts.ts'
import type { BlogIndex } from '#content/schema/indexPage.ts'
import { readableDate } from '#domain/dates.ts'
import { slugify } from '../../../cms/src/contract/slugify.ts'
import { Island } from '../runtime/Island.server.tsx'
import search from '../search/search.module.css'
import { GuideList } from './GuideList.tsx'
import type { Guide } from './guideSearch.ts'

/** The guides by topic, and the search over them. */
export function Guides({ words, posts }: { words: BlogIndex['search']; posts: readonly Post[] }) {
  const topics = [...new Set(posts.map(({ topic }) => topic))].sort().map((name) => ({
    id: slugify(name),
    name,
    guides: posts.filter(({ topic }) => topic === name).map(guideOf),
  }))
  const nothing = { ...words.nothing, hints: words.nothing.hints.map(richText) }
  const props = { topics, words: { ...words, nothing, checked: pageTexts.checked }, smallWords, stopped: notStartedWords }
  return (
    <div className={`wrap ${search.place}`}>
      <Island id="guides" name="guide-list" of={GuideList} defer="near" asks={['q']} props={props} />
    </div>
  )
}

function guideOf(post: Post): Guide {
  const { slug, title, description, minutes, checked } = post
  return {
    slug,
    path: postPath(post),
    title,
    summary: description,
    sought: guideSynonyms[slug],
    sections: headingWords(post),
    minutes: `${minutes} ${postTexts.minutes}`,
    checked: { date: checked, text: readableDate(checked) },
  }
}
