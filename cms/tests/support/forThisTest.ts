import { onTestFinished } from 'vitest'

/** It stops when the test that started it has finished, the last one first. */
export async function forThisTest<Part extends { stop: () => Promise<void> }>(starting: Promise<Part>): Promise<Part> {
  const part = await starting
  onTestFinished(() => part.stop())
  return part
}
