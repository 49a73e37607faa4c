import { isDay } from '../../cms/src/contract/day.ts'
import { DATED_PASSAGE, STRAY_MARK } from '../../cms/src/ownersContent/articleMarkdown.ts'

/**
 * Passages that are true up to a day. Past it a build leaves them out, and `npm run check:content` warns 60 days before.
 * An item of a list: `...until('2027-06-30', item)`. A passage of Markdown, in a post or in a text of several paragraphs, on lines of their own:
 *
 *     <!-- until 2027-06-30 -->
 *     The fees of 2026–27 …
 *     <!-- /until -->
 */
export function until<Item>(lastDay: string, item: Item, today = sydneyDay(new Date())): Item[] {
  if (!isDay(lastDay)) throw new Error(`until('${lastDay}', …): write a day such as 2027-06-30`)
  return today <= lastDay ? [item] : []
}

/** The Markdown without its passages that have ended, and without the marks of the others. */
export function currentMarkdown(markdown: string, today = sydneyDay(new Date())): string {
  const current = markdown.replace(DATED_PASSAGE, (_, lastDay: string, passage: string) => (today <= lastDay ? passage : ''))
  const [stray] = current.match(STRAY_MARK) ?? []
  if (stray)
    throw new Error(
      `${stray.trim()}: a passage starts with <!-- until 2027-06-30 --> and ends with <!-- /until -->, each on a line of its own`,
    )
  return current
}

/** Every last day that a file of content names, with its line. */
export function lastDays(text: string): { lastDay: string; line: number }[] {
  return [...text.matchAll(/(?:<!-- until |\buntil\(\s*')(\d{4}-\d\d-\d\d)/g)].map(({ 1: lastDay = '', index }) => ({
    lastDay,
    line: text.slice(0, index).split('\n').length,
  }))
}

/** The day in Sydney, as `2026-11-21`. */
export function sydneyDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(moment)
}
