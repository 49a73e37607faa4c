import { groupNames } from '#content/labels.ts'
import type { Occupation } from '#content/occupations.ts'
import { occupationTexts as texts } from '#content/occupationTexts.ts'
import { fillIn } from '#domain/fillIn.ts'
import { closestLevel } from '#domain/occupations.ts'

/** The narrowest group both are in, and who else assesses the other one. */
export function nearness(one: Occupation, other: Occupation): string {
  const level = texts.nearness[closestLevel(one.code, other.code) ?? 'none']
  return one.authority === other.authority ? level : fillIn(texts.nearElsewhere, { level, authority: groupNames[other.authority] })
}
