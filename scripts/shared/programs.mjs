import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { say, step, UserError } from './command.mjs'
import { npm, ROOT, WEB } from './packages.mjs'
import { endInWords, launchLogged } from './processes.mjs'

/**
 * A program that tests need and npm does not install.
 * @typedef {object} Program
 * @property {string} title
 * @property {string} variable names it where it is in no usual place
 * @property {string} package Debian's name
 * @property {() => (string | undefined)[]} places
 * @property {(place: string) => boolean} works
 * @property {import('./processes.mjs').Command} [download] where Debian is not
 * @property {boolean} [optional] used where it is, never installed, and no failure where it is not
 */

const WITHIN_MS = 8 * 60_000
const DEBIAN = existsSync('/usr/bin/apt-get')
const ROOT_USER = process.getuid?.() === 0
const EXE = process.platform === 'win32' ? '.exe' : ''

/** On a developer's own machine nothing is installed unasked. */
const MAY_INSTALL = Boolean(process.env.CI) || (DEBIAN && ROOT_USER)

/** @type {Record<'browser' | 'headlessShell' | 'firefox' | 'webkit' | 'screen' | 'caddy' | 'postgres', Program>} */
export const programs = {
  browser: {
    title: 'Chromium',
    variable: 'CHROMIUM_PATH',
    package: DEBIAN ? 'chromium' : 'Chrome, or run npx playwright install chromium in web/',
    places: () => [...usualBrowsers(), playwrightsOwn()],
    // Being there is not enough: a downloaded browser may lack the machine's libraries.
    // On Windows Chrome opens a window instead of printing its version.
    works: (file) => existsSync(file) && (process.platform === 'win32' || runs(file, '--version')),
    download: npm('exec', '--', 'playwright', 'install', 'chromium'),
  },
  headlessShell: {
    title: 'Chromium without its windows',
    variable: 'HEADLESS_SHELL_PATH',
    package: 'chromium-headless-shell',
    places: () => ['/usr/bin/chromium-headless-shell'],
    works: (file) => runs(file, '--version'),
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    package: 'firefox-esr',
    places: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    works: (file) => runs(file, '--version'),
    optional: true,
  },
  webkit: {
    title: 'WebKit with its driver',
    variable: 'WEBKIT_DRIVER_PATH',
    package: 'webkit2gtk-driver',
    places: () => ['/usr/bin/WebKitWebDriver'],
    works: (file) => existsSync(file),
    optional: true,
  },
  screen: {
    title: 'Xvfb',
    variable: 'XVFB_PATH',
    package: 'xvfb',
    places: () => ['/usr/bin/Xvfb'],
    works: (file) => existsSync(file),
    optional: true,
  },
  caddy: {
    title: 'Caddy',
    variable: 'CADDY_PATH',
    package: 'caddy',
    places: () => ['caddy', '/usr/bin/caddy'],
    works: (file) => runs(file, 'version'),
  },
  postgres: {
    title: 'PostgreSQL',
    variable: 'POSTGRES_BIN',
    package: 'postgresql',
    places: () => [...debiansPostgres(), ...(process.env.PATH ?? '').split(path.delimiter)],
    works: (folder) =>
      ['postgres', 'initdb'].every((name) => existsSync(path.join(folder, name + EXE))) && runs(path.join(folder, `postgres${EXE}`), '-V'),
  },
}

/**
 * The one named, one of the machine's, or one fetched where that is allowed.
 * @param {Program} program
 * @returns {Promise<string | undefined>} its place; nothing where it cannot be had
 */
export async function findOrInstall(program) {
  const { title, variable, places, works, optional } = program
  const named = process.env[variable]
  if (named && !works(named)) throw new UserError(`${variable}=${named} is no ${title} that starts: correct it or unset it`)
  const find = () => places().find((place) => place !== undefined && works(place))
  const found = named || find()
  if (found || optional || !MAY_INSTALL) return found
  return (await install(program)) ? find() : undefined
}

/** @param {Program} program */
async function install({ package: name, variable, download }) {
  if (!DEBIAN) return download !== undefined && attempt(`download-${variable}`, WEB.dir, download)
  /** @param {string[]} args @returns {import('./processes.mjs').Command} */
  const apt = (...args) => (ROOT_USER ? ['apt-get', args] : ['sudo', ['-n', 'apt-get', ...args]])
  return (
    (await attempt(`${name}-apt-update`, ROOT, apt('update'))) &&
    (await attempt(`${name}-apt`, ROOT, apt('install', '-y', '--no-install-recommends', name)))
  )
}

/**
 * A command that need not succeed.
 * @param {string} log
 * @param {string} cwd
 * @param {import('./processes.mjs').Command} program
 */
function attempt(log, cwd, program) {
  return step(`Installing: ${program[1].slice(-3).join(' ')}`, async () => {
    const child = launchLogged(log, program, { cwd })
    const late = setTimeout(() => child.process.kill(), WITHIN_MS)
    const end = await child.ended
    clearTimeout(late)
    if (end !== 0) say(`  that did not work (${endInWords(end)}), see .tmp/logs/${log}.log`)
    return end === 0
  })
}

/** @param {string} file @param {string[]} args */
function runs(file, ...args) {
  return spawnSync(file, args, { timeout: 30_000 }).status === 0
}

function usualBrowsers() {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  }
  if (process.platform === 'win32') {
    const folders = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    return folders.map((folder) => path.join(folder ?? 'C:/Program Files', 'Google/Chrome/Application/chrome.exe'))
  }
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) => `/usr/bin/${name}`)
}

/** @returns {string | undefined} */
function playwrightsOwn() {
  return createRequire(path.join(WEB.dir, 'package.json'))('@playwright/test').chromium.executablePath()
}

/** The newest first. */
function debiansPostgres() {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => path.join(folder, version, 'bin'))
}
