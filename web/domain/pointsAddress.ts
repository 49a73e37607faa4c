import type { Answers, Factor } from './points.ts'

/** Changes when factors or bands are added, removed or put in another order: old links must not mean something new. */
const VERSION = '1'
const NAME = 'points'
const UNANSWERED = '-'

export type ReadAddress = { kind: 'none' } | { kind: 'otherVersion' } | { kind: 'answers'; answers: Answers }

/** The answers as a fragment such as `#points=1.2110-3`: one sign a factor. No answers, no fragment. */
export function toFragment(factors: readonly Factor[], answers: Answers): string {
  const signs = factors.map(({ id, bands }) => {
    const position = bands.findIndex((band) => band.id === answers[id])
    return position === -1 ? UNANSWERED : position.toString(36)
  })
  const written = signs.join('').replace(/-+$/, '')
  return written === '' ? '' : `#${NAME}=${VERSION}.${written}`
}

/** Reads a fragment that anybody may have cut, changed or made up: what is not understood is unanswered. */
export function readFragment(factors: readonly Factor[], fragment: string): ReadAddress {
  const [, version, signs] = /^#points=(\w*)\.?(.*)$/.exec(fragment) ?? []
  if (!version || signs === undefined) return { kind: 'none' }
  if (version !== VERSION) return { kind: 'otherVersion' }
  const chosen = factors.flatMap(({ id, bands }, position): [string, string][] => {
    const sign = signs[position]
    const band = sign === undefined || sign === UNANSWERED ? undefined : bands[Number.parseInt(sign, 36)]
    return band === undefined ? [] : [[id, band.id]]
  })
  return { kind: 'answers', answers: Object.fromEntries(chosen) }
}
