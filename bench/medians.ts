export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** The median of each number over several visits. */
export function medians<Measures extends Record<string, number>>(visits: readonly Measures[]): Measures {
  const [first] = visits
  if (first === undefined) throw new Error('No visit to take the median of')
  const names = Object.keys(first)
  return Object.fromEntries(names.map((name) => [name, median(visits.map((visit) => visit[name] ?? Number.NaN))])) as Measures
}
