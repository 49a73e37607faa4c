import type { Answers, Factor } from './points.ts'

/** Raise it when factors or bands are added, removed or reordered: old links must not change their meaning. */
const VERSION = '1'
const NAME = 'points'
const UNANSWERED = '-'

type ReadAddress = { kind: 'none' } | { kind: 'otherVersion' } | { kind: 'answers'; answers: Answers }

/** The answers as a fragment such as `#points=1.2110-3`: one character for each factor. Empty without answers. */
export function toFragment(factors: readonly Factor[], answers: Answers): string {
  const signs = factors.map(({ id, bands }) => {
    const position = bands.findIndex((band) => band.id === answers[id])
    return position === -1 ? UNANSWERED : position.toString(36)
  })
  const written = signs.join('').replace(/-+$/, '')
  return written === '' ? '' : `#${NAME}=${VERSION}.${written}`
}

/** Reads a fragment that may have been cut, changed or made up: parts that make no sense count as unanswered. */
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
