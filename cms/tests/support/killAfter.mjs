// Loaded into an inbox or a command before it starts: it ends as by kill -9 after so many steps, each of which leaves something behind: a statement, a file written or renamed, a program started.
import childProcess from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

let left = Number(process.env['KILL_AFTER'] ?? Number.POSITIVE_INFINITY)
process.on('message', ({ killAfter }) => {
  if (killAfter !== undefined) left = killAfter ?? Number.POSITIVE_INFINITY
})

function step() {
  if (left <= 0) process.kill(process.pid, 'SIGKILL')
  left -= 1
}

/** Between two that only read nothing changes: to be killed before either is the same. */
const READS = /^\s*(select|pragma|show|explain)\b/i

/** @param {any} owner @param {string[]} names @param {(self: any, given: any[]) => unknown} [statementOf] */
function countEach(owner, names, statementOf) {
  for (const name of names) {
    const original = owner[name]
    /** @this {unknown} @param {unknown[]} given */
    owner[name] = function (...given) {
      if (!READS.test(String(statementOf?.(this, given) ?? ''))) step()
      return original.apply(this, given)
    }
  }
}

const load = createRequire(path.join(process.cwd(), 'package.json'))
const Sqlite = load('better-sqlite3')
countEach(Object.getPrototypeOf(new Sqlite(':memory:').prepare('select 1')), ['run', 'all', 'get'], (statement) => statement.source)
countEach(load('pg').Client.prototype, ['query'], (_client, [query]) => query?.text ?? query)
countEach(fs.promises, ['writeFile', 'rename', 'rm'])
countEach(fs, ['writeFileSync', 'renameSync', 'copyFileSync', 'rmSync'])
countEach(childProcess, ['spawn'])
