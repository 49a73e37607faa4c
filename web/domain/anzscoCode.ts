/** How an ANZSCO code is built: 2 is a major group, 23 a sub-major, 233 a minor, 2332 a unit group, 233211 an occupation. */
export const codeLevels = ['major', 'subMajor', 'minor', 'unit', 'occupation'] as const
export type CodeLevel = (typeof codeLevels)[number]

const digitsOf: Record<CodeLevel, number> = { major: 1, subMajor: 2, minor: 3, unit: 4, occupation: 6 }

export function codeAt(code: string, level: CodeLevel): string {
  return code.slice(0, digitsOf[level])
}

/** The digits two codes begin with alike. */
export function sharedDigits(one: string, other: string): string {
  const parting = [...one].findIndex((digit, place) => digit !== other[place])
  return parting === -1 ? one : one.slice(0, parting)
}

/** The narrowest group both codes are in, if any. */
export function closestLevel(one: string, other: string): CodeLevel | undefined {
  return codeLevels.findLast((level) => codeAt(one, level) === codeAt(other, level))
}
