// Counts what a backtracking engine does with a pattern, so that a test can say “in proportion to the text” without a clock.

/** `set`: one character. `empty`: a place. */
export type Node =
  | { kind: 'set'; source: string }
  | { kind: 'empty'; source: string }
  | { kind: 'look'; body: Node; isNegative: boolean }
  /** Of single characters, each behind the other. */
  | { kind: 'behind'; parts: Node[]; isNegative: boolean }
  | { kind: 'sequence'; parts: Node[] }
  | { kind: 'choice'; parts: Node[] }
  | { kind: 'repeat'; body: Node; least: number; most: number; isLazy: boolean }

/** The part of the language of patterns that this project uses: no references, and behind only single characters. */
export function parsePattern(pattern: string): Node {
  let at = 0
  const rest = () => pattern.slice(at)
  const take = (token: RegExp) => {
    const [found] = new RegExp(`^(?:${token.source})`, 'su').exec(rest()) ?? []
    at += found?.length ?? 0
    return found
  }

  function choice(): Node {
    const parts = [sequence()]
    while (take(/\|/)) parts.push(sequence())
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'choice', parts }
  }

  function sequence(): Node {
    const parts: Node[] = []
    while (at < pattern.length && !/^[|)]/.test(rest())) parts.push(repeated(atom()))
    return { kind: 'sequence', parts }
  }

  function repeated(body: Node): Node {
    const written = take(/[*+?]\??|\{\d+(?:,\d*)?\}\??/)
    if (written === undefined) return body
    const [, least = '0', comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(written) ?? []
    const bounds: Record<string, [number, number]> = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] }
    const [from, to] = bounds[written[0] ?? ''] ?? [Number(least), comma ? (most ? Number(most) : Infinity) : Number(least)]
    return { kind: 'repeat', body, least: from, most: to, isLazy: written.length > 1 && written.endsWith('?') }
  }

  function atom(): Node {
    const look = take(/\(\?[=!]/)
    const open = look ?? take(/\((?:\?:|\?<\w+>)?(?!\?)/)
    if (open) {
      const body = choice()
      if (!take(/\)/)) throw new Error(`Not read: ${rest()} of ${pattern}`)
      return look ? { kind: 'look', body, isNegative: look === '(?!' } : body
    }
    const behind = take(/\(\?<[=!]/)
    if (behind) {
      const { parts } = sequence() as Node & { kind: 'sequence' }
      if (!take(/\)/) || parts.some(({ kind }) => kind !== 'set')) throw new Error(`Not read: ${rest()} of ${pattern}`)
      return { kind: 'behind', parts, isNegative: behind === '(?<!' }
    }
    const empty = take(/\^|\$|\\b|\\B/)
    if (empty) return { kind: 'empty', source: empty }
    const set = take(/\[(?:\\.|[^\]\\])*\]|\\[pP]\{\w+\}|\\u\{[\da-f]+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\[^\d]|[^\\()[\]*+?|]/)
    if (set === undefined) throw new Error(`Not read: ${rest()} of ${pattern}`)
    return { kind: 'set', source: set }
  }

  const tree = choice()
  if (at < pattern.length) throw new Error(`Not read: ${rest()} of ${pattern}`)
  return tree
}

type Step =
  | { do: 'set'; matches: (character: string) => boolean }
  | { do: 'empty'; source: string }
  | { do: 'behind'; sets: ((character: string) => boolean)[]; isNegative: boolean }
  | { do: 'look'; steps: Step[]; isNegative: boolean }
  | { do: 'split'; first: number; second: number }
  | { do: 'jump'; to: number }

export class StepCounter {
  readonly #steps: Step[]
  readonly #flags: string
  readonly #sets = new Map<string, (character: string) => boolean>()
  #count = 0
  #most = 0

  constructor({ source, flags }: { source: string; flags: string }) {
    this.#flags = flags
    this.#steps = this.#compiled(parsePattern(source))
  }

  /** The steps for all matches of a text, or for the first one where the pattern asks for one. Undefined when there are more than `most`. */
  stepsFor(text: string, most = Infinity): number | undefined {
    const characters = this.#flags.includes('u') ? [...text] : text.split('')
    this.#count = 0
    this.#most = most
    for (let start = 0; start <= characters.length; start += 1) {
      const end = this.#match(this.#steps, characters, start)
      if (this.#count > most) return undefined
      if (end !== undefined && !this.#flags.includes('g')) break
      if (end === undefined && this.#flags.includes('y')) break
      if (end !== undefined && end > start) start = end - 1
    }
    return this.#count
  }

  #match(steps: readonly Step[], text: readonly string[], start: number): number | undefined {
    const waiting: number[] = [0, start]
    while (waiting.length > 0) {
      let at = waiting.pop() ?? 0
      let next = waiting.pop() ?? 0
      for (;;) {
        this.#count += 1
        if (this.#count > this.#most) return undefined
        const step = steps[next]
        if (step === undefined) return at
        next += 1
        if (step.do === 'jump') next = step.to
        else if (step.do === 'split') {
          waiting.push(step.second, at)
          next = step.first
        } else if (step.do === 'set') {
          const character = text[at]
          if (character === undefined || !step.matches(character)) break
          at += 1
        } else if (step.do === 'behind') {
          const from = at - step.sets.length
          if (step.sets.every((matches, index) => matches(text[from + index] ?? '')) === step.isNegative) break
        } else if (step.do === 'look') {
          if ((this.#match(step.steps, text, at) === undefined) !== step.isNegative) break
        } else if (!isPlace(step.source, text, at)) break
      }
    }
    return undefined
  }

  #compiled(node: Node, steps: Step[] = []): Step[] {
    if (node.kind === 'set') steps.push({ do: 'set', matches: this.#setOf(node.source) })
    else if (node.kind === 'empty') steps.push({ do: 'empty', source: node.source })
    else if (node.kind === 'behind') {
      const sets = node.parts.map((part) => this.#setOf((part as Node & { kind: 'set' }).source))
      steps.push({ do: 'behind', sets, isNegative: node.isNegative })
    } else if (node.kind === 'look') steps.push({ do: 'look', steps: this.#compiled(node.body), isNegative: node.isNegative })
    else if (node.kind === 'sequence') for (const part of node.parts) this.#compiled(part, steps)
    else if (node.kind === 'choice') this.#choice(node.parts, steps)
    else this.#repeat(node, steps)
    return steps
  }

  #choice(parts: readonly Node[], steps: Step[]): void {
    const jumps: { do: 'jump'; to: number }[] = []
    for (const [index, part] of parts.entries()) {
      if (index === parts.length - 1) {
        this.#compiled(part, steps)
        continue
      }
      const split = { do: 'split' as const, first: steps.length + 1, second: 0 }
      steps.push(split)
      this.#compiled(part, steps)
      const jump = { do: 'jump' as const, to: 0 }
      jumps.push(jump)
      steps.push(jump)
      split.second = steps.length
    }
    for (const jump of jumps) jump.to = steps.length
  }

  #repeat({ body, least, most, isLazy }: Node & { kind: 'repeat' }, steps: Step[]): void {
    for (let count = 0; count < least; count += 1) this.#compiled(body, steps)
    const splits: { do: 'split'; first: number; second: number }[] = []
    const optional = () => {
      const split = { do: 'split' as const, first: steps.length + 1, second: 0 }
      splits.push(split)
      steps.push(split)
      this.#compiled(body, steps)
    }
    if (most === Infinity) {
      const start = steps.length
      optional()
      steps.push({ do: 'jump', to: start })
    } else for (let count = least; count < most; count += 1) optional()
    for (const split of splits) {
      split.second = steps.length
      if (isLazy) [split.first, split.second] = [split.second, split.first]
    }
  }

  #setOf(source: string): (character: string) => boolean {
    const known = this.#sets.get(source)
    if (known) return known
    const pattern = new RegExp(`^${source}$`, this.#flags.replace(/[gy]/g, ''))
    const seen = new Map<string, boolean>()
    const matches = (character: string) => {
      const answer = seen.get(character) ?? pattern.test(character)
      seen.set(character, answer)
      return answer
    }
    this.#sets.set(source, matches)
    return matches
  }
}

function isPlace(source: string, text: readonly string[], at: number): boolean {
  if (source === '^') return at === 0
  if (source === '$') return at === text.length
  const isEdge = /\w/.test(text[at - 1] ?? '') !== /\w/.test(text[at] ?? '')
  return isEdge === (source === '\\b')
}
