import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { step, UserError } from './command.mjs'
import { runLogged } from './diagnoseFailure.mjs'
import { npm, WEB } from './packages.mjs'

/**
 * A program that tests need and npm does not install.
 * @typedef {object} Program
 * @property {string} title
 * @property {string} variable names it where it is in no usual place
 * @property {string} package Debian's name
 * @property {() => (string | undefined)[]} places
 * @property {(place: string) => boolean} works being there is not enough: a browser may lack the machine's libraries
 * @property {boolean} [optional] used where it is, never installed, and no failure where it is not
 */

const WINDOWS = process.platform === 'win32'
const DEBIAN = existsSync('/usr/bin/apt-get')
const IS_ROOT = process.getuid?.() === 0
/** On a developer's own machine nothing is installed unasked. */
const MAY_INSTALL = Boolean(process.env.CI) || (DEBIAN && IS_ROOT)

/** @param {string} file @param {string} [option] */
const runs = (file, option = '--version') => spawnSync(file, [option], { timeout: 30_000 }).status === 0

/** @type {Record<'browser' | 'headlessShell' | 'firefox' | 'webkit' | 'screen' | 'caddy' | 'postgres', Program>} */
export const programs = {
  browser: {
    title: 'Chromium',
    variable: 'CHROMIUM_PATH',
    package: 'chromium',
    places: () => [...usualBrowsers(), createRequire(path.join(WEB.dir, 'package.json'))('@playwright/test').chromium.executablePath()],
    // On Windows Chrome opens a window instead of printing its version.
    works: (file) => existsSync(file) && (WINDOWS || runs(file)),
  },
  headlessShell: {
    title: 'Chromium without its windows',
    variable: 'HEADLESS_SHELL_PATH',
    package: 'chromium-headless-shell',
    places: () => ['/usr/bin/chromium-headless-shell'],
    works: (file) => runs(file),
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    package: 'firefox-esr',
    places: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    works: (file) => runs(file),
    optional: true,
  },
  webkit: {
    title: 'WebKit with its driver',
    variable: 'WEBKIT_DRIVER_PATH',
    package: 'webkit2gtk-driver',
    places: () => ['/usr/bin/WebKitWebDriver'],
    works: existsSync,
    optional: true,
  },
  screen: {
    title: 'Xvfb',
    variable: 'XVFB_PATH',
    package: 'xvfb',
    places: () => ['/usr/bin/Xvfb'],
    works: existsSync,
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
    works: (folder) => ['postgres', 'initdb'].every((name) => runs(path.join(folder, name))),
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
  await step(`Installing ${title}`, () => install(program)).catch(() => {})
  return find()
}

/** @param {Program} program */
async function install({ package: name }) {
  if (!DEBIAN) {
    return name === 'chromium' && runLogged('install-chromium', npm('exec', '--', 'playwright', 'install', name), { cwd: WEB.dir })
  }
  for (const what of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const [program, ...first] = IS_ROOT ? ['apt-get'] : ['sudo', '-n', 'apt-get']
    await runLogged(`apt-${name}`, [program ?? '', [...first, ...what]], { cwd: WEB.dir })
  }
}

function usualBrowsers() {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  }
  if (WINDOWS) {
    const folders = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    return folders.map((folder) => path.join(folder ?? 'C:/Program Files', 'Google/Chrome/Application/chrome.exe'))
  }
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) => `/usr/bin/${name}`)
}

/** The newest first. */
function debiansPostgres() {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => path.join(folder, version, 'bin'))
}
