/** Longer work than this between two frames is noticeable while typing. */
const SLICE_MS = 8

/** Does work in steps and lets the browser draw and take input in between. Undefined when it was aborted. */
export async function runInTimeSlices<Result>(steps: Generator<undefined, Result>, signal: AbortSignal): Promise<Result | undefined> {
  let until = performance.now() + SLICE_MS
  for (;;) {
    const step = steps.next()
    if (step.done) return signal.aborted ? undefined : step.value
    if (performance.now() < until) continue
    await pause()
    if (signal.aborted) return undefined
    until = performance.now() + SLICE_MS
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
