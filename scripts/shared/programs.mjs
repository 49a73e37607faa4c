import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { WEB } from './packages.mjs'
import { runLogged } from './processes.mjs'
import { step, UserError } from './terminal.mjs'

const IS_ROOT = process.getuid?.() === 0
/** On a developer's own machine nothing is installed unasked. */
const MAY_INSTALL = existsSync('/usr/bin/apt-get') && (IS_ROOT || Boolean(process.env.CI))

/** Playwright 1.64 asks for network.addDataCollector, which older ones do not know. */
const LEAST_FIREFOX = 143

/**
 * A program that tests need and npm does not install.
 * @typedef {object} Program
 * @property {string} title
 * @property {string} variable names it where it is in no usual place
 * @property {string} package Debian's name
 * @property {() => string[]} places
 * @property {(place: string) => boolean} [works] being there is not enough: a browser may lack the machine's libraries
 * @property {boolean} [optional] used where it is, never installed, and no failure where it is not
 */

/** @satisfies {Record<string, Program>} */
export const programs = {
  browser: { title: 'Chromium', variable: 'CHROMIUM_PATH', package: 'chromium', places: browsers },
  headlessShell: {
    title: 'Chromium without its windows',
    variable: 'HEADLESS_SHELL_PATH',
    package: 'chromium-headless-shell',
    places: () => ['/usr/bin/chromium-headless-shell'],
  },
  caddy: { title: 'Caddy', variable: 'CADDY_PATH', package: 'caddy', places: () => ['caddy'], works: (file) => runs(file, 'version') },
  postgres: { title: 'PostgreSQL', variable: 'POSTGRES_BIN', package: 'postgresql', places: postgresFolders, works: hasPostgres },
  firefox: {
    ...optional(`Firefox ${LEAST_FIREFOX} or newer`, 'FIREFOX_PATH', 'firefox-esr', ['firefox-esr', 'firefox']),
    works: (file) => firefoxVersion(file) >= LEAST_FIREFOX,
  },
  webkit: { ...optional('WebKit with its driver', 'WEBKIT_DRIVER_PATH', 'webkit2gtk-driver', ['WebKitWebDriver']), works: existsSync },
  screen: { ...optional('Xvfb', 'XVFB_PATH', 'xvfb', ['Xvfb']), works: existsSync },
}

/** @param {string} title @param {string} variable @param {string} name @param {string[]} files @returns {Program} */
function optional(title, variable, name, files) {
  return { title, variable, package: name, places: () => files.map((file) => `/usr/bin/${file}`), optional: true }
}

/**
 * The one named, one of the machine's, or one fetched where that is allowed.
 * @param {Program} program
 * @returns {Promise<string | undefined>} its place; nothing where it cannot be had
 */
export async function findOrInstall(program) {
  const { title, variable, places, works = starts, optional } = program
  const named = process.env[variable]
  if (named && !works(named)) throw new UserError(`${variable}=${named} is no ${title} that starts: correct it or unset it`)
  const find = () => places().find((place) => works(place))
  const found = named || find()
  if (found || optional || !MAY_INSTALL) return found
  await step(`Installing ${title}`, () => install(program.package)).catch(() => {})
  return find()
}

/** @param {string} name */
async function install(name) {
  const apt = IS_ROOT ? 'apt-get' : 'sudo -n apt-get'
  const both = `${apt} update && ${apt} install -y --no-install-recommends ${name}`
  await runLogged(`apt-${name}`, ['sh', ['-c', both]], { cwd: WEB.dir })
}

/** @param {string} file @param {string} option */
function runs(file, option) {
  return spawnSync(file, [option], { timeout: 30_000 }).status === 0
}

/** @param {string} file */
function firefoxVersion(file) {
  const { stdout } = spawnSync(file, ['--version'], { timeout: 30_000, encoding: 'utf8' })
  return Number(/Firefox (\d+)/.exec(stdout ?? '')?.[1] ?? 0)
}

/** On Windows Chrome opens a window instead of printing its version. @param {string} file */
function starts(file) {
  return process.platform === 'win32' ? existsSync(file) : runs(file, '--version')
}

function browsers() {
  const windows = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
  return [
    ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) => `/usr/bin/${name}`),
    ...['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    ...windows.map((folder) => path.join(folder ?? '', 'Google/Chrome/Application/chrome.exe')),
    createRequire(path.join(WEB.dir, 'package.json'))('@playwright/test').chromium.executablePath(),
  ]
}

/** Debian's, the newest first, and those of the path. */
function postgresFolders() {
  const debians = '/usr/lib/postgresql'
  const versions = existsSync(debians) ? readdirSync(debians).sort((a, b) => Number(b) - Number(a)) : []
  return [...versions.map((version) => path.join(debians, version, 'bin')), ...(process.env.PATH ?? '').split(path.delimiter)]
}

/** @param {string} folder */
function hasPostgres(folder) {
  return ['postgres', 'initdb'].every((name) => runs(path.join(folder, name), '--version'))
}
