import * as v from 'valibot'
import { type Fields, pattern, rulesOf, words } from './fields.ts'

const PRESS = 'Press the text in the preview.'

/** A text of the repository, and what the owner says in its place. */
export const textFields = {
  now: words('The new words', 'What visitors read instead. Deleting this entry brings back the words of the site.', {
    name: 'the new words',
    most: 10_000,
    size: 12,
    type: 'text',
  }),
  was: {
    label: 'The words of the site',
    help: 'As they were when you changed them.',
    size: 12,
    type: 'text',
    rule: v.pipe(v.string(PRESS), v.minLength(1, PRESS)),
  },
  place: pattern('Where', 'The file of the site’s words, and the place in it.', /^[\w./:() -]+#[\w.-]+$/, PRESS, { size: 12 }),
} as const satisfies Fields

export const TextSchema = v.object(rulesOf(textFields))
