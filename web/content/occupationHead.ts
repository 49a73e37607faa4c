import { fillIn } from '#domain/fillIn.ts'
import { firstThatFits } from '#domain/fitText.ts'
import { groupNames } from './labels.ts'
import { type Occupation, occupations } from './occupations.ts'
import { authorityShort, occupationTexts } from './occupationTexts.ts'

const MAXIMUM_TITLE = 60
const MAXIMUM_DESCRIPTION = 160

export function occupationTitle({ code, title, authority }: Occupation): string {
  const values = { code, title, authority: authorityShort[authority] }
  const wordings = occupationTexts.tabTitles.map((wording) => fillIn(wording, values))
  return firstThatFits(wordings, MAXIMUM_TITLE)
}

/** The title alone, with the authority where two of them assess it on two pages. */
export function occupationHeading({ code, title, authority }: Occupation): string {
  const pages = occupations.filter((other) => other.code === code)
  return pages.length > 1 ? `${title} (${authorityShort[authority]})` : title
}

export function occupationDescription({ code, title, authority }: Occupation): string {
  const long = occupationTexts.descriptions.map((wording) => fillIn(wording, { code, title, authority: groupNames[authority] }))
  const short = occupationTexts.descriptions.map((wording) => fillIn(wording, { code, title, authority: authorityShort[authority] }))
  return firstThatFits([...long, ...short], MAXIMUM_DESCRIPTION)
}
