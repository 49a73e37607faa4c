import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from '../scripts/shared/packages.mjs'
import { say } from '../scripts/shared/terminal.mjs'

export function table(head: readonly string[], rows: readonly (string | number)[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

export function conditions(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
  const [cpu] = os.cpus()
  const machine = `${os.cpus().length} × ${cpu?.model.trim() ?? 'unknown CPU'}, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()} ${os.release()}`
  const load = os.loadavg().map((one) => one.toFixed(1))
  return `${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${machine}, Node ${process.version}; load average at the end ${load.join(', ')}.`
}

export function writeReport(name: string, text: string): void {
  writeFileSync(path.join(ROOT, 'docs', 'bench', name), `${text.trim()}\n`)
  say(`\nWritten: docs/bench/${name}`)
}
