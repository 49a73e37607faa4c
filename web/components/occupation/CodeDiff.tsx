import { groupNames } from '#content/labels.ts'
import type { Occupation } from '#content/occupations.ts'
import { occupationTexts as texts } from '#content/occupationTexts.ts'
import { fillIn } from '#domain/fillIn.ts'
import { closestLevel, sharedDigits } from '#domain/occupations.ts'
import styles from './CodeDiff.module.css'

/** A code beside another: the digits that differ are marked, after those both begin with. */
export function CodeDiff({ code, from }: { code: string; from: string }) {
  const shared = sharedDigits(code, from)
  return (
    <span className={styles.code}>
      {shared}
      <b>{code.slice(shared.length)}</b>
    </span>
  )
}

/** The narrowest group both are in, and who else assesses the other one. */
export function nearness(one: Occupation, other: Occupation): string {
  const level = texts.nearness[closestLevel(one.code, other.code) ?? 'none']
  return one.authority === other.authority ? level : fillIn(texts.nearElsewhere, { level, authority: groupNames[other.authority] })
}
