// @ts-check
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeFolder } from './cms.mjs'

const WRITES = 400
const BYTES = 8_192

/** What the disk alone takes to keep a lead's worth of pages: no durable answer can come sooner. */
export async function diskTimes() {
  const file = path.join(makeFolder(), 'disk')
  const handle = openSync(file, 'w')
  const page = Buffer.alloc(BYTES, 'x')
  /** @type {number[]} */
  const times = []
  for (let i = 0; i < WRITES; i += 1) {
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
  const at = (/** @type {number} */ part) => (times[Math.floor(times.length * part)] ?? Number.NaN).toFixed(1)
  return `${at(0.5)} / ${at(0.99)}`
}
