import { setTimeout as sleep } from 'node:timers/promises'

const ASK_EACH_MS = { first: 20, most: 500 }

/** Waits for a condition, and says which one when it does not come. The bound is for a busy machine, which is not kept busy by asking. */
export async function until(what: string, reached: () => boolean | Promise<boolean>, withinMs = 300_000): Promise<void> {
  const begun = performance.now()
  while (!(await reached())) {
    const waited = performance.now() - begun
    if (waited > withinMs) throw new Error(`Not within ${withinMs / 1_000} s: ${what}`)
    await sleep(Math.min(ASK_EACH_MS.most, Math.max(ASK_EACH_MS.first, waited / 10)))
  }
}
