/** One level of a list of Word: `%1.%2` with the formats of the levels it names. `endless` goes on counting under a new number. */
export type ListLevel = { start: number; format: string; text: string; legal?: boolean; endless?: boolean }

export type List = {
  /** Lists that share it go on counting where the other stopped. */
  counter: string
  levels: ReadonlyMap<number, ListLevel>
  /** A list that starts anew at these numbers when it is first used. */
  restarts: ReadonlyMap<number, number>
}

/** Counts the paragraphs of Word's own lists, as Word does when it shows them. */
export function listCounter(lists: ReadonlyMap<string, List>) {
  const counters = new Map<string, Map<number, number>>()
  const used = new Set<string>()

  return function labelFor(listId: string, level: number): string {
    const list = lists.get(listId)
    const own = list?.levels.get(level)
    if (list === undefined || own === undefined) return ''
    const counts = counters.get(list.counter) ?? new Map<number, number>()
    counters.set(list.counter, counts)
    if (!used.has(listId)) for (const [at, start] of list.restarts) counts.set(at, start - 1)
    used.add(listId)

    counts.set(level, (counts.get(level) ?? own.start - 1) + 1)
    for (const deeper of counts.keys()) if (deeper > level && !list.levels.get(deeper)?.endless) counts.delete(deeper)
    if (own.format === 'bullet') return '•'
    return own.text.replace(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1
      const named = list.levels.get(at)
      return formatted(counts.get(at) ?? named?.start ?? 1, own.legal ? 'decimal' : (named?.format ?? 'decimal'))
    })
  }
}

function formatted(count: number, format: string): string {
  switch (format) {
    case 'lowerLetter':
      return letters(count)
    case 'upperLetter':
      return letters(count).toUpperCase()
    case 'lowerRoman':
      return roman(count)
    case 'upperRoman':
      return roman(count).toUpperCase()
    case 'decimalZero':
      return String(count).padStart(2, '0')
    case 'none':
      return ''
    default:
      return String(count)
  }
}

/** a to z, then aa, bb: as Word counts. */
function letters(count: number): string {
  return String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.ceil(count / 26))
}

const numerals: readonly [number, string][] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function roman(count: number): string {
  const [value, sign] = numerals.find(([least]) => count >= least) ?? [1, 'i']
  return count < 1 ? '' : sign + roman(count - value)
}
