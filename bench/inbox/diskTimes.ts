import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeFolder } from '../folders.ts'

const WRITES = 400
const BYTES = 8_192

/** How long the disk alone takes to write a lead's worth of pages, p50 / p99 in ms: no durable answer can be faster. */
export async function diskTimes(): Promise<string> {
  const file = path.join(makeFolder(), 'disk')
  const handle = openSync(file, 'w')
  const page = Buffer.alloc(BYTES, 'x')
  const times: number[] = []
  for (let write = 0; write < WRITES; write += 1) {
    writeSync(handle, page)
    const before = performance.now()
    fdatasyncSync(handle)
    times.push(performance.now() - before)
    // About as often as at 200 leads a second.
    await sleep(4)
  }
  closeSync(handle)
  rmSync(file)
  times.sort((a, b) => a - b)
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? Number.NaN).toFixed(1)
  return `${at(0.5)} / ${at(0.99)}`
}
