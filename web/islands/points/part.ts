import type { Part } from '../runtime/part.ts'
import { takeFromAddress } from './answersStore.ts'
import { datesStore } from './datesStore.ts'
import { PointsCalculator, type PointsCalculatorProps } from './PointsCalculator.tsx'

export const part: Part<PointsCalculatorProps> = {
  Component: PointsCalculator,
  takeIn(element, { table }) {
    const chosen = [...element.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')]
    takeFromAddress(table.factors, Object.fromEntries(chosen.map(({ name, value }) => [name, value])))
    const date = (id: string) => element.querySelector<HTMLInputElement>(`#${id}`)?.value ?? ''
    const dates = { birth: date('points-birth'), day: date('points-day') }
    if (dates.birth || dates.day) datesStore.set(dates)
  },
}
