import type { Part } from '../runtime/part.ts'
import { Comparison, type ComparisonProps } from './Comparison.tsx'
import { takeInChoices } from './chosenOccupations.ts'

export const part: Part<ComparisonProps> = {
  Component: Comparison,
  takeIn(element, { groups }) {
    const selects = [...element.querySelectorAll<HTMLSelectElement>('[name=codes]')]
    const known = new Set(groups.flatMap(({ occupations }) => occupations.map(({ id }) => id)))
    takeInChoices(
      selects.map(({ value }) => value),
      known,
    )
  },
}
