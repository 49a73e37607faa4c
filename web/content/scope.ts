import { parseContent } from './parseContent.ts'
import { samplePath, samples } from './samples.ts'
import { type Scope, ScopeSchema } from './schema/scope.ts'

/** The commented page that a scope points to, with as many comments as its sample has notes. */
function commentedPage(slug: string): Scope['page'] {
  const sample = samples.find((one) => one.slug === slug)
  if (sample === undefined) throw new Error(`content/scope.ts names the sample ${slug}, which is not there`)
  const comments = sample.notes.length
  return { path: samplePath(sample), label: `One page with ${comments} comments`, comments }
}

const cdr: Scope = {
  counts: [
    { count: 1, of: 'interview on your projects' },
    { count: 3, of: 'question sheets' },
    { count: 1, of: 'evidence list' },
    { count: 2, of: 'rounds of comments' },
    { count: 1, of: 'consistency check' },
  ],
  calendar: {
    heading: 'An example of a calendar',
    example:
      'An invented example at six hours of writing a week. Your own pace and your employers decide, and your quote says when you get each part.',
    weeks: [
      {
        weeks: 'Week 1',
        you: 'You talk through five or six projects and ask for letters.',
        we: 'We return the plan, the question sheets and the evidence list.',
      },
      { weeks: 'Weeks 2–5', you: 'You write the first episode.', we: 'We comment on it.' },
      {
        weeks: 'Weeks 6–12',
        you: 'You write the other two, with the first comments in mind.',
        we: 'We comment on both and read the first again.',
      },
      { weeks: 'Week 13', you: 'You fill in the summary statement.', we: 'We open every paragraph it cites and read the other two again.' },
      {
        weeks: 'Week 14',
        you: 'You submit in your own account.',
        we: 'We read the summary again, check every date and, with the submission package, share your screen.',
      },
    ],
    guide: { path: '/blogs/how-long-does-a-cdr-take', label: 'Measure your own pace' },
  },
  page: commentedPage('cdr-sample-civil-engineer'),
  sources: ['ea-msa-booklet'],
}

export const scopes = { 'cdr-writing': parseContent(ScopeSchema, cdr, 'scope.ts: cdr-writing') } as const

export function scopeOf(slug: string): Scope | undefined {
  return new Map<string, Scope>(Object.entries(scopes)).get(slug)
}
