import { fillIn } from '#domain/fillIn.ts'
import { groupNames } from './labels.ts'
import { nextStepsTexts } from './nextSteps.ts'
import { type OwnerOffer, ownerOffer } from './ownerOffer.ts'
import type { Sheet } from './schema/artefact.ts'
import type { Service } from './schema/service.ts'
import { sheetCount, sheetNumber } from './sheets.ts'
import { until } from './until.ts'

export const titleBlockTexts = {
  drawn: 'Drawn',
  you: 'You',
  everyWord: 'every word',
  checked: 'Checked',
  aReader: 'A reader',
  commentsOnly: 'comments only',
  decided: 'Decided',
  authority: 'The authority',
  authorities: { ea: 'Engineers Australia', acs: 'Computer Society', iml: 'Managers and Leaders' },
  nobody: 'its decision alone',
  onItsPage: 'time and fee on its page',
  waits: '15 weeks to an assessor',
  sheet: 'Sheet',
  of: 'of {count}',
  price: 'Price',
  quoted: 'Your price by email, before you decide',
} as const

/** `href`: where to look a reader up. */
export type Cell = { name: string; value: string; note?: string | undefined; href?: string | undefined }
export type TitleBlock = { drawn: Cell; checked: Cell; decided: Cell; sheet: Cell; price: Cell & { isSet: boolean } }

type Page = { path: string; slug?: string; group?: Service['group'] }

/** What a drawing office writes under its drawing: who drew it, who checked it, who decides, which sheet it is, and our price. */
export function titleBlock(
  { path, slug = '', group = 'others' }: Page,
  { drawn, checked }: Pick<Sheet, 'drawn' | 'checked'>,
  owner: OwnerOffer = ownerOffer,
  today?: string,
): TitleBlock {
  const texts = titleBlockTexts
  return {
    drawn: { name: texts.drawn, value: texts.you, note: drawn ?? texts.everyWord },
    checked: { name: texts.checked, ...readerOf(group, owner, checked) },
    decided: { name: texts.decided, ...deciderOf(slug, group, today) },
    sheet: { name: texts.sheet, value: sheetNumber(path), note: fillIn(texts.of, { count: sheetCount }) },
    price: { name: texts.price, ...priceOf(slug, owner) },
  }
}

/** Of the service, or on a page about the whole offer of what most visitors come for. */
function priceOf(slug: string, { prices, figure }: OwnerOffer): Omit<TitleBlock['price'], 'name'> {
  const own = prices[slug]
  if (own) return { value: own.amount, note: own.gst, isSet: true }
  if (slug === '' && figure) return { ...figure, isSet: true }
  return { value: titleBlockTexts.quoted, isSet: false }
}

/** The owner's reader of this authority, or else of any, by name where the reader has agreed to it. */
function readerOf(group: Service['group'], { readers }: OwnerOffer, checked?: string): Omit<Cell, 'name'> {
  const { aReader, commentsOnly } = titleBlockTexts
  const reader =
    (group !== 'others' && readers.find(({ authority }) => authority === groupNames[group])) ||
    readers.find(({ authority }) => authority === undefined) ||
    (group === 'others' ? readers[0] : undefined)
  if (!reader) return { value: aReader, note: checked ?? commentsOnly }
  const { name, discipline, years, profile } = reader
  return {
    value: name ?? aReader,
    href: profile,
    note: fillIn(years === 1 ? nextStepsTexts.oneYear : nextStepsTexts.years, { discipline, years: String(years) }),
  }
}

/** Engineers Australia gives its wait for migration assessments alone. */
const otherQueues = ['stage1-competency-assessment', 'exp-assessment']

/** The wait has a last day, as all that an authority may change. */
function deciderOf(slug: string, group: Service['group'], today?: string): Omit<Cell, 'name'> {
  const { authority, authorities, nobody, onItsPage, waits } = titleBlockTexts
  if (group === 'others') return { value: authority, note: nobody }
  const [wait = onItsPage] = group === 'ea' && !otherQueues.includes(slug) ? until('2027-06-30', waits, today) : []
  return { value: authorities[group], note: wait }
}
