import type { PlaceOfText } from '../../ownersContent/pressing.ts'

/** What the place has room for, and how much of it the words take. */
export function limitWords({ isProse, least, most, mostWords }: Omit<PlaceOfText, 'place' | 'was'>, now: string): string {
  const text = now.trim()
  const parts = [
    mostWords !== undefined && `${wordsOf(text)} of at most ${mostWords} words`,
    most !== undefined && `${text.length} of ${least === undefined ? 'at most ' : `${least} to `}${most} characters`,
    most === undefined && mostWords === undefined && `${wordsOf(text)} words`,
    isProse ? 'several paragraphs and lists' : 'one line',
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

export const ELSEWHERE = {
  amount: 'Amounts come from a table. Yours are changed under Prices, an authority’s under Site details, Fees of the authorities.',
  guide: 'The text of a guide is changed as a whole: on the Site page, under Guides, press “Start from this guide”.',
  label: 'Labels of the menus, the footer, the forms and their messages are fixed.',
  source: 'Sources and their dates belong to the facts beside them: whoever looks after the site changes both together.',
  table: 'This comes from a table or is put together by the page: whoever looks after the site changes it.',
} as const
