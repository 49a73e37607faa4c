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

/** @param {any} owner @param {string[]} names */
function countEach(owner, names) {
  for (const name of names) {
    const original = owner[name]
    /** @this {unknown} @param {unknown[]} given */
    owner[name] = function (...given) {
      step()
      return original.apply(this, given)
    }
  }
}

const load = createRequire(path.join(process.cwd(), 'package.json'))
const Sqlite = load('better-sqlite3')
countEach(Object.getPrototypeOf(new Sqlite(':memory:').prepare('select 1')), ['run', 'all', 'get'])
countEach(load('pg').Client.prototype, ['query'])
countEach(fs.promises, ['writeFile', 'rename', 'rm'])
countEach(fs, ['writeFileSync', 'renameSync', 'copyFileSync', 'rmSync'])
countEach(childProcess, ['spawn'])
