import * as v from 'valibot'
import { readArticleMarkdown } from './articleMarkdown.ts'
import { type Fields, pattern, rulesOf, words } from './fields.ts'
import { promises } from './promises.ts'

const PRESS = 'Press the text in the preview.'

export const textFields = {
  now: words('The new words', 'What visitors read instead. Deleting this entry brings back the words of the site.', {
    name: 'the new words',
    most: 10_000,
    size: 12,
    type: 'text',
    asks: (now, { was }) => textProblems({ was: String(was ?? ''), now: String(now ?? '') }),
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

/** By place, such as `services/cdr-writing.ts#steps.0.text`: what the repository says there. */
export type Texts = Readonly<Record<string, string>>
export type TextChange = { place: string; was: string; now: string }

export type Standing = { state: 'shown'; place: string } | { state: 'replaced'; is: string } | { state: 'gone' }

/** A text that moved within its file, as when an item before it goes, is followed where it is the only one with these words. */
export function standingOf({ place, was }: Pick<TextChange, 'place' | 'was'>, texts: Texts): Standing {
  const is = texts[place]
  if (is === was) return { state: 'shown', place }
  const file = place.slice(0, place.indexOf('#') + 1)
  const moved = Object.keys(texts).filter((other) => other.startsWith(file) && texts[other] === was)
  if (moved.length === 1 && moved[0] !== undefined) return { state: 'shown', place: moved[0] }
  return is === undefined ? { state: 'gone' } : { state: 'replaced', is }
}

/** What a release says in its place: null where the text is gone, undefined while the change fits. */
export function replacedBy(change: TextChange, texts: Texts): string | null | undefined {
  if (Object.keys(texts).length === 0) return undefined
  const standing = standingOf(change, texts)
  return standing.state === 'shown' ? undefined : standing.state === 'gone' ? null : standing.is
}

const INVISIBLE = /[\p{Cc}\p{Co}\u202a-\u202e\u2066-\u2069]/u
const AMOUNT = /(?:AUD|A\$|USD|INR|\$)\s?\d[\d,.]*\d/g
const BLANK = /\{\w+\}/g
const SOURCE = /\]\((https:\/\/[^)\s]+)\)/g

/** What keeps the new words from the site, each with its cure; the place's own limits come on top. */
export function textProblems({ was, now }: Pick<TextChange, 'was' | 'now'>): string[] {
  return [
    ...markProblems(now, was),
    ...differences(was, now, BLANK).map((mark) => `Keep ${mark} as it is: the page puts a number or a name there.`),
    ...differences(was, now, AMOUNT).map((amount) => `Leave the amount ${amount} as it was: amounts change under Prices or Site details.`),
    ...lost(was, now, SOURCE).map((link) => `Keep the link to ${link}: this text rests on that source.`),
    ...promises.flatMap(({ words, said }) =>
      Object.values(said)
        .filter((phrase) => plain(was).includes(phrase) && !plain(now).includes(phrase))
        .map((phrase) => `Keep “${phrase}”: it makes the promise “${words}”`),
    ),
  ]
}

export function newTextProblems(text: string): string[] {
  return [
    ...markProblems(text),
    ...(/^ {0,3}#{1,6}\s/m.test(text) ? ['Take out the heading: an answer has paragraphs and lists.'] : []),
    ...lost(text, '', AMOUNT).map(
      (amount) => `Take out the amount ${amount}: it would stay here when it changes. The page names prices and fees from their own lists.`,
    ),
  ]
}

function markProblems(now: string, was = ''): string[] {
  const [before, after] = [readArticleMarkdown(was), readArticleMarkdown(now)]
  return [
    ...(INVISIBLE.test(now.replace(/\r?\n/g, '')) ? ['Take out the invisible characters: type the words here again.'] : []),
    ...after.problems.filter((problem) => !before.problems.includes(problem)),
    ...after.strayAnchors
      .filter((anchor) => !before.strayAnchors.includes(anchor))
      .map((anchor) => `Write the page before ${anchor}, such as /pricing${anchor}.`),
    ...(isUnfinished(now) && !isUnfinished(was)
      ? ['Finish the marks: **bold** has two stars on each side, a link is [words](/page), and `code` has two marks.']
      : []),
  ]
}

function isUnfinished(text: string): boolean {
  const words = text.replace(/\[[^[\]]*\]\([^()\s]+\)/g, '')
  const isOdd = (mark: RegExp) => [...text.matchAll(mark)].length % 2 === 1
  return /\]\(|\[[^\]]*$/.test(words) || isOdd(/\*\*/g) || isOdd(/`/g)
}

function differences(was: string, now: string, pattern: RegExp): string[] {
  return [...new Set([...lost(was, now, pattern), ...lost(now, was, pattern)])]
}

function lost(from: string, to: string, pattern: RegExp): string[] {
  const found = (text: string) => [...text.matchAll(pattern)].map(([whole, inner]) => inner ?? whole)
  const kept = new Set(found(to))
  return [...new Set(found(from))].filter((each) => !kept.has(each))
}

function plain(text: string): string {
  return text.replace(/\]\([^)]*\)/g, '').replace(/[[*`]/g, '')
}
