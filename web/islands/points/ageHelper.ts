import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { PointsTable } from '#domain/points.ts'
import { type AgeOnDay, ageOnDay, isoDay } from '#domain/pointsAge.ts'
import { element, part } from '../dom.ts'
import type { ViewWords } from './calculatorView.ts'

/** From a date of birth to a row of the table, with the birthdays on which the row changes. Returns what tells it which row is chosen. */
export function startAgeHelper(
  form: HTMLElement,
  table: PointsTable,
  words: ViewWords['age'],
  choose: (band: string) => void,
): (chosenBand: string | undefined) => void {
  const helper = part(form, '[data-age-helper]')
  const birth = part<HTMLInputElement>(helper, '[data-birth]')
  const day = part<HTMLInputElement>(helper, '[data-day]')
  const button = part(helper, 'button')
  const factor = table.factors.find(({ id }) => id === 'age')
  let chosen: string | undefined

  function show(): void {
    birth.max = day.value
    const age = factor && ageOnDay(factor, birth.value, day.value)
    const found = typeof age === 'object' ? age : undefined
    const lines = found ? linesOf(found) : age === 'unborn' ? [element('p', {}, words.unborn)] : []
    part(helper, '[role=status]').replaceChildren(...lines)
    part(helper, '[data-chosen]').hidden = found === undefined || found.band.id !== chosen
    button.hidden = found === undefined || found.band.id === chosen
    if (!found) return
    button.textContent = fillIn(words.choose, { band: found.band.label })
    button.onclick = () => choose(found.band.id)
  }

  function linesOf({ years, band, edges }: AgeOnDay): HTMLElement[] {
    const result = fillIn(band.bars ? words.barred : words.result, {
      day: readableDate(day.value),
      years,
      band: band.label,
      points: band.points,
    })
    const items = edges.map(({ band, date, years }) =>
      element('li', {}, fillIn(band.bars ? words.edgeBarred : words.edge, { date: readableDate(date), years, points: band.points })),
    )
    return [element('p', {}, result), ...(items.length > 0 ? [element('ul', {}, ...items)] : [])]
  }

  day.value ||= isoDay(new Date())
  helper.addEventListener('input', show)
  return (chosenBand) => {
    chosen = chosenBand
    show()
  }
}
