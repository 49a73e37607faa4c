import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT_DIR } from './folders.ts'

/** What was checked, and whether it passed. */
export type Verdict = [text: string, passed: boolean]

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

export function table(head: string[], rows: readonly (string | number)[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** Without the load: that is read before and after. */
export function machine(): string {
  const memory = Math.round(os.totalmem() / 2 ** 30)
  return `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown CPU'}, ${memory} GB, ${os.type()} ${os.release()}, Node ${process.version}`
}

export function loadAverage(): string {
  return os
    .loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')
}

export function conditions(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT_DIR, encoding: 'utf8' }).trim()
  return `${today()}, commit ${commit}, ${machine()}; load average at the end ${loadAverage()}.`
}

export function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** @param file below the root of the repository */
export function writeReport(file: string, text: string): void {
  const target = path.join(ROOT_DIR, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, `${text.trim()}\n`)
  say(`\nWritten: ${file}`)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
