import type { pointsWords } from '#content/pointsWords.ts'
import { fillIn } from '#domain/fillIn.ts'
import { type Answers, otherRows, type PointsTable, type Score } from '#domain/points.ts'
import { element, part, parts, setText } from '../dom.ts'

export type ViewWords = Pick<
  typeof pointsWords,
  'points' | 'evidence' | 'markMeaning' | 'capNotice' | 'age' | 'totals' | 'ledger' | 'otherRows' | 'actions' | 'message' | 'offer'
>

export function showTotals(form: HTMLElement, score: Score, mark: number, texts: ViewWords['totals']): void {
  const place = part(form, '[data-instrument]')
  const most = Number(part(place, '[data-most]').dataset.most)
  const { barredBy, answered, lines } = score
  place.toggleAttribute('data-empty', answered === 0)
  setText(part(place, '[data-answered]'), fillIn(texts.answered, { answered, all: lines.length }))
  for (const { subclass, nomination, points, reachesMark } of score.totals) {
    const visa = part(place, `[data-visa="${subclass}"]`)
    visa.toggleAttribute('data-reached', reachesMark && !barredBy)
    setText(part(visa, 'dd'), barredBy ? '–' : String(points))
    const at = (length: number) => `${(100 * (barredBy ? 0 : length)) / most}%`
    const [sumBar, nominationBar] = visa.querySelectorAll('rect')
    sumBar?.setAttribute('width', at(score.sum))
    nominationBar?.setAttribute('x', at(score.sum))
    nominationBar?.setAttribute('width', at(nomination))
    const compared = fillIn(answered === 0 ? texts.mark : reachesMark ? texts.reached : texts.below, { mark, missing: mark - points })
    setText(part(visa, '[data-state]'), barredBy ? texts.barred : compared)
    for (const nominated of parts(visa, '[data-nominated]')) nominated.hidden = barredBy !== undefined
  }
  const barred = part(place, '[data-barred]')
  barred.hidden = barredBy === undefined
  setText(barred, barredBy?.why ?? '')
  part(place, '[data-meaning]').hidden = barredBy !== undefined
  part(place, '[data-open-lines]').hidden = answered === lines.length
}

export function showLedger(form: HTMLElement, score: Score, words: ViewWords): void {
  for (const { factor, band, points, waits } of score.lines) {
    const line = part(form, `[data-line="${factor.id}"]`)
    line.toggleAttribute('data-open', band === undefined)
    setText(part(line, '[data-points]'), band === undefined || band.bars ? '–' : String(points))
    part(line, '[data-points]').setAttribute('aria-hidden', String(band === undefined || band.bars === true))
    part(line, '[data-unanswered]').hidden = band !== undefined
    const reason = waits ? band?.needs?.text : band?.why
    const evidence = points > 0 ? `${words.evidence} ${factor.evidence}` : ''
    part(line, '[data-why]').replaceChildren(...(band ? [element('b', {}, `${band.label}.`), ` ${reason} ${evidence}`] : []))
  }
  const cap = part(form, '[data-cap]')
  cap.hidden = score.cap === undefined
  if (score.cap) {
    setText(part(cap, 'th'), fillIn(words.ledger.cap, score.cap))
    setText(part(cap, 'td'), `−${score.cap.sum - score.cap.counted}`)
  }
  setText(part(form, '[data-sum]'), score.barredBy ? '–' : String(score.sum))
  for (const { subclass, points } of score.totals) setText(part(form, `[data-total="${subclass}"]`), score.barredBy ? '–' : String(points))
  setText(part(form, '[data-clashes]'), score.clashes.map(({ text }) => text).join(' '))
  setText(part(form, 'table ~ [data-meaning]'), score.barredBy?.why ?? words.markMeaning)
}

export function showQuestions(form: HTMLElement, score: Score, table: PointsTable, words: ViewWords): void {
  for (const { factor, band, points, waits } of score.lines) {
    const field = part(form, `[data-factor="${factor.id}"]`)
    const why = part(field, '[data-why]')
    why.hidden = band === undefined
    why.toggleAttribute('data-bars', band?.bars === true)
    const counted = band?.bars ? [] : [element('strong', {}, `${points} ${words.points}.`), ' ']
    why.replaceChildren(...counted, (!waits && band?.why) || '')
    const isLastOf = (ids: readonly string[]) => table.factors.filter(({ id }) => ids.includes(id)).at(-1) === factor
    // Each is beside the last line it is about.
    const notices = [
      ...(waits && band?.needs ? [band.needs.text] : []),
      ...(score.cap && isLastOf(table.cap.factors) ? [fillIn(words.capNotice, score.cap)] : []),
      ...score.clashes.filter(({ when }) => isLastOf(Object.keys(when))).map(({ text }) => text),
    ]
    const place = part(field, '[data-notices]')
    place.hidden = notices.length === 0
    place.replaceChildren(...notices.map((text) => element('p', {}, text)))
  }
}

/** The rest of the table beside the answers, once it is unfolded. It shows rows and sums, and recommends none. */
export function showOtherRows(form: HTMLElement, table: PointsTable, answers: Answers, words: ViewWords['otherRows']): void {
  const place = part<HTMLDetailsElement>(form, '[data-others]')
  if (!place.open) return
  const head = [words.row, words.points, words.sum].map((label) => element('th', { scope: 'col' }, label))
  const groups = otherRows(table, answers).map(({ factor, rows }) =>
    element(
      'tbody',
      {},
      element('tr', {}, element('th', { colSpan: 3, scope: 'rowgroup' }, factor.legend)),
      ...rows.map(({ band, sum, change }) => {
        const difference = change === 0 ? words.same : change > 0 ? `+${change}` : `−${-change}`
        const sums = sum === null ? [words.barred] : [`${sum} `, element('small', {}, difference)]
        return element(
          'tr',
          {},
          element('td', {}, band.label),
          element('td', {}, band.bars ? '–' : String(band.points)),
          element('td', {}, ...sums),
        )
      }),
    ),
  )
  part(place, 'table').replaceChildren(element('thead', {}, element('tr', {}, ...head)), ...groups)
}

export function spokenScore(score: Score, { totals, ledger }: ViewWords): string {
  if (score.answered === 0) return ''
  if (score.barredBy) return score.barredBy.why
  const sums = score.totals.map(({ subclass, nomination, points }) => {
    const name = fillIn(nomination === 0 ? ledger.total : ledger.totalNominated, { subclass, nomination })
    return fillIn(totals.spoken, { name, points })
  })
  return [...sums, ...(score.cap ? [fillIn(totals.spokenCap, score.cap)] : []), ...score.clashes.map(({ text }) => text)].join(' ')
}
