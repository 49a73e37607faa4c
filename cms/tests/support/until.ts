import { setTimeout as sleep } from 'node:timers/promises'

const ASK_EACH_MS = 20

/** Waits for a condition, and says which one when it does not come. The bound is for a busy machine. */
export async function until(what: string, reached: () => boolean | Promise<boolean>, withinMs = 180_000): Promise<void> {
  const deadline = performance.now() + withinMs
  while (!(await reached())) {
    if (performance.now() > deadline) throw new Error(`Not within ${withinMs / 1_000} s: ${what}`)
    await sleep(ASK_EACH_MS)
  }
}
