import * as v from 'valibot'
import { expect, test } from 'vitest'
import { leftOut, problemsOfText, withOwnersTexts } from './ownersTexts.ts'
import { atMostWords, Name, Path, Prose, Words } from './schema/text.ts'
import { textPlaces } from './schema/textPlaces.ts'

const Schema = v.strictObject({
  slug: Name,
  heading: v.pipe(Words, v.maxLength(20)),
  lead: atMostWords(6),
  steps: v.array(v.union([Words, v.strictObject({ path: Path, label: Words })])),
  body: v.optional(Prose),
})
const data = {
  slug: 'a',
  heading: 'Read first',
  lead: 'You write, we read.',
  steps: ['One step', { path: '/a', label: 'A page' }],
  body: 'First.',
}
const change = (path: string, was: string, now: string) => ({ place: `a.ts#${path}`, was, now })
const shown = (...changes: ReturnType<typeof change>[]) => v.parse(Schema, withOwnersTexts(Schema, data, 'a.ts', changes))

test('a text is what its schema declares as words, with the limits of its place', () => {
  expect(textPlaces(Schema, data).map(({ path }) => path.join('.'))).toEqual(['heading', 'lead', 'steps.0', 'steps.1.label', 'body'])
  expect(textPlaces(Schema, data)).toContainEqual({ path: ['lead'], text: data.lead, isProse: false, mostWords: 6 })
  expect(textPlaces(Schema, data)[0]).toMatchObject({ most: 20 })
})

test('what the owner writes takes the place of the repository’s words', () => {
  expect(shown(change('steps.1.label', 'A page', 'Another page'), change('heading', 'Read first', 'Start here'))).toMatchObject({
    heading: 'Start here',
    steps: ['One step', { path: '/a', label: 'Another page' }],
  })
})

test('a text that moved within its file is followed', () => {
  expect(shown(change('steps.3', 'One step', 'One small step')).steps[0]).toBe('One small step')
})

test('over words that a release has changed nothing is written, nor where the text is gone', () => {
  expect(shown(change('heading', 'An older heading', 'Mine'), change('gone', 'Gone', 'Mine'))).toEqual(data)
})

test('what breaks a rule of its place is left out and named, and the rest is shown', () => {
  leftOut.length = 0
  const page = shown(change('lead', data.lead, 'You write and we read all of it'), change('heading', data.heading, 'Mine'))
  expect(page).toMatchObject({ lead: data.lead, heading: 'Mine' })
  expect(leftOut).toEqual([{ place: 'a.ts#lead', message: '8 words, at most 6 fit here' }])
})

test.each([
  ['heading', 'A heading that is far too long for it', /20/],
  ['heading', 'Two\nlines', /one line/],
  ['lead', 'We read <b>all</b>', /HTML/],
  ['lead', 'See [the page](/pric', /Finish the marks/],
  ['lead', 'You **write.', /Finish the marks/],
  ['lead', 'Only AUD 100', /amount AUD 100/],
  ['lead', 'You \u202ewrite', /invisible/],
  ['gone', 'Anything', /no longer on the site/],
])('%s: “%s” is refused with the cure', (path, now, message) => {
  shown()
  const [, was = ''] = Object.entries(data).find(([name]) => name === path) ?? []
  expect(problemsOfText(change(path, String(was), now)).join(' ')).toMatch(message)
})

test.each(['Écrivez vos mots 🙂', 'אתה כותב', 'You **write**, [we](/about) read'])('“%s” is taken', (now) => {
  shown()
  expect(problemsOfText(change('lead', data.lead, now))).toEqual([])
})

test('a source, a blank, an amount and a promise stay in the sentence', () => {
  const was = 'Pay AUD 1,034 for {what}: [the fees](https://example.org/fees). You **pay** by stage, and nothing before you accept.'
  withOwnersTexts(v.strictObject({ fee: Words }), { fee: was }, 'fee.ts', [])
  const problems = problemsOfText({ place: 'fee.ts#fee', was, now: 'Pay AUD 900 by stage.' }).join('\n')
  for (const kept of ['AUD 1,034', 'AUD 900', '{what}', 'https://example.org/fees', 'nothing before you accept'])
    expect(problems).toContain(kept)
})
