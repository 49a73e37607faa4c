// @ts-check
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { ROOT } from './cms.mjs'

/** @param {string[]} head @param {(string | number)[][]} rows */
export function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

export function conditions() {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
  const cpu = os.cpus()[0]?.model ?? 'unknown CPU'
  const memory = Math.round(os.totalmem() / 2 ** 30)
  const load = (os.loadavg()[0] ?? 0).toFixed(1)
  return `${new Date().toISOString().slice(0, 10)}, commit ${commit}, Node ${process.version}, ${os.cpus().length} × ${cpu}, ${memory} GB, ${os.type()} ${os.release()}; load average at the end ${load}.`
}

/** @param {string} name @param {string} text */
export function writeReport(name, text) {
  const file = path.join(ROOT, 'docs', 'bench', name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${text.trim()}\n`)
  console.log(`\nWritten: ${path.relative(ROOT, file)}`)
}
