import { expect, test } from 'vitest'
import { type Post, postAt } from '#content/posts.ts'
import { sources } from '#content/sources.ts'
import { unknownSources, unnamedSources } from './links.ts'

const post: Post = { ...postAt('do-i-need-a-cdr'), slug: 'one', sources: [sources['ea-msa']], body: '## The rule\n\nWords.' }

test('a link to a page that is not a source of the article is named', () => {
  const linked = { ...post, body: `[EA](${sources['ea-msa'].url}) and [the ACS](${sources['acs-rpl'].url})` }
  expect(unnamedSources([linked])).toEqual([expect.stringContaining(sources['acs-rpl'].url)])
})

test('an offer’s link to a page that is not a recorded source is named', () => {
  const text = `[EA](${sources['ea-msa'].url}) [another](https://example.com/moved)`
  expect(unknownSources([{ file: 'content/services/one.ts', text }], sources)).toEqual([
    expect.stringContaining('https://example.com/moved'),
  ])
})
