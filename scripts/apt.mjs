// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { endInWords } from './children.mjs'
import { launchLogged } from './logged.mjs'
import { ROOT } from './parts.mjs'
import { say, step } from './report.mjs'

const WITHIN_MS = 8 * 60_000

/**
 * Where there is apt-get and we may use it.
 * @param {string} name of the package
 * @returns {Promise<boolean>} whether it was installed
 */
export async function aptInstall(name) {
  if (!existsSync('/usr/bin/apt-get')) return false
  const isRoot = process.getuid?.() === 0
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) {
    say(`› Not installing ${name} with apt-get: that needs root or sudo without a password`)
    return false
  }
  const apt = (/** @type {string[]} */ ...args) =>
    /** @type {[string, string[]]} */ (isRoot ? ['apt-get', args] : ['sudo', ['-n', 'apt-get', ...args]])
  return step(`Installing ${name} with apt-get`, () =>
    attempt(`${name}-apt`, WITHIN_MS, ROOT, [apt('update'), apt('install', '-y', '--no-install-recommends', name)]),
  )
}

/**
 * Commands that need not succeed, one after the other.
 * @param {string} log
 * @param {number} withinMs
 * @param {string} cwd
 * @param {[string, string[]][]} commands
 */
export async function attempt(log, withinMs, cwd, commands) {
  for (const [index, command] of commands.entries()) {
    const child = launchLogged(`${log}-${index + 1}`, command, { cwd })
    const late = setTimeout(() => child.process.kill(), withinMs)
    const end = await child.ended
    clearTimeout(late)
    if (end === 0) continue
    say(`  that did not work (${endInWords(end)}), see .tmp/logs/${log}-${index + 1}.log`)
    return false
  }
  return true
}
