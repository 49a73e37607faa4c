import { expect, test } from 'vitest'
import { createGuideSearch } from '#domain/guideSearch.ts'
import { guideSynonyms, smallWords } from './guideSynonyms.ts'
import { headingWords, repositoryPosts } from './posts.ts'

const find = createGuideSearch(
  repositoryPosts.map((post) => ({
    id: post.slug,
    title: post.title,
    summary: post.description,
    sought: guideSynonyms[post.slug],
    sections: headingWords(post),
  })),
  smallWords,
)

test('what people look for belongs to guides of ours', () => {
  const slugs = new Set(repositoryPosts.map(({ slug }) => slug))
  expect(Object.keys(guideSynonyms).filter((slug) => !slugs.has(slug))).toEqual([])
})

test.each([
  ['cost', 'how-long-does-a-cdr-take'],
  ['costs', 'how-long-does-a-cdr-take'],
  ['price', 'how-long-does-a-cdr-take'],
  ['fees', 'how-long-does-a-cdr-take'],
  ['how much', 'how-long-does-a-cdr-take'],
  ['how much does a CDR cost', 'how-long-does-a-cdr-take'],
  ['timeline', 'how-long-does-a-cdr-take'],
  ['acs fees', 'acs-pathways-compared'],
  ['ai', 'engineers-australia-plagiarism-rules'],
  ['statutory declaration', 'acs-reference-letter-checklist'],
  ['what is a CDR', 'do-i-need-a-cdr'],
  ['do i need a cdr', 'do-i-need-a-cdr'],
])('“%s” finds %s first', (query, slug) => {
  expect([...find(query).ids][0]).toBe(slug)
  expect(find(query).guesses).toEqual([])
})

test('both guides with a section on AI are found, also by the name of a tool', () => {
  const both = ['acs-rpl-in-2026', 'engineers-australia-plagiarism-rules']
  for (const query of ['ai', 'ChatGPT', 'can I use ChatGPT']) expect([...find(query).ids].sort(), query).toEqual(both)
})

test('a refund is in no guide', () => {
  expect(find('refund').ids.size).toBe(0)
})
