/** How many times as long as it took an answer is kept: asking takes at most a twentieth of the time, however many leads there are. */
const KEPT_TIMES = 20
/** What took less is asked again each time. */
const CHEAP_MS = 30
const MOST_KEPT = 200

/**
 * What is asked again and again, by every open page: with few leads it is fresh, however busy the machine, with a million
 * some seconds old.
 */
export function makeKeptAnswers<Answer>(now: () => number = () => performance.now()) {
  const kept = new Map<string, { until: number; answer: Promise<Answer> }>()
  return (key: string, ask: () => Promise<Answer>, areMany: () => Promise<boolean>): Promise<Answer> => {
    const known = kept.get(key)
    if (known && now() < known.until) return known.answer
    const began = now()
    const made = { until: Number.POSITIVE_INFINITY, answer: ask() }
    made.answer.then(
      async () => {
        const tookMs = now() - began
        const isDear = tookMs >= CHEAP_MS && (await areMany().catch(() => false))
        made.until = isDear ? now() + tookMs * KEPT_TIMES : 0
      },
      () => kept.delete(key),
    )
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, made)
    return made.answer
  }
}
