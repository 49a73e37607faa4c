import { printed } from './paragraphNumber.ts'
import type { Paragraph } from './paragraphs.ts'
import type { Place } from './place.ts'

/** The words at a place, short enough for a margin, without the number of the paragraph. */
export function quote(text: string, { start, end }: Place, paragraph?: Paragraph, most = 88): string {
  const from = paragraph && start < paragraph.body && paragraph.body < end ? paragraph.body : start
  const words = text.slice(from, end).replace(/\s+/g, ' ').trim()
  if (words.length <= most) return words
  return `${words.slice(0, words.lastIndexOf(' ', most)).replace(/[,;:–-]$/, '')}\u00a0…`
}

/** The paragraph a place stands in, with its number if it has one. */
export function paragraphAt(paragraphs: readonly Paragraph[], place: Place): { paragraph?: Paragraph; number?: string } {
  const paragraph = paragraphs.findLast(({ start }) => start <= place.start)
  return { ...(paragraph && { paragraph }), ...(paragraph?.number && { number: printed(paragraph.number) }) }
}
