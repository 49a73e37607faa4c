import { datesIn } from './dateWords.ts'
import type { Place } from './place.ts'
import { placesIn } from './placeWords.ts'
import type { Section } from './sections.ts'

/** `assumed`: no heading, so the first words of the text were read instead. */
export type Introduction = { assumed: boolean; dates: Place[]; places: Place[] }

const ASSUMED_LENGTH = 1200

export function introductionOf(text: string, sections: readonly Section[]): Introduction {
  const section = sections.find(({ name }) => name === 'introduction')
  const [start, end] = section ? [section.body, section.end] : [0, ASSUMED_LENGTH]
  const part = text.slice(start, end)
  return { assumed: section === undefined, dates: datesIn(part, start), places: placesIn(part, start) }
}
