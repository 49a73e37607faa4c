// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { aptInstall, attempt } from './apt.mjs'
import { npm } from './npm.mjs'
import { WEB } from './parts.mjs'
import { Stop, say, step } from './report.mjs'

const DOWNLOAD_WITHIN_MS = 5 * 60_000

const USUAL_PATHS = {
  linux: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) => `/usr/bin/${name}`),
  darwin: ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].map((folder) =>
    path.join(folder ?? 'C:/Program Files', 'Google/Chrome/Application/chrome.exe'),
  ),
}

/**
 * A real Chromium: the one named, one of the machine's, or one fetched for the purpose.
 * @returns {Promise<string>} its path
 */
export async function findOrInstallBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named && !works(named)) throw new Stop(`CHROMIUM_PATH=${named} is no browser that starts: correct it or unset it`)

  const found = named ?? installed()
  if (found) {
    say(`› Browser: ${found}`)
    return found
  }
  say('› Browser: none found in the usual places')
  const fetched = (await downloaded()) ?? ((await aptInstall('chromium')) ? installed() : undefined)
  if (fetched) return fetched
  throw new Stop('No Chromium could be found or installed: install Chromium or Chrome and name it with CHROMIUM_PATH=…')
}

function installed() {
  const usual = USUAL_PATHS[/** @type {keyof typeof USUAL_PATHS} */ (process.platform)] ?? []
  return [...usual, playwrightsOwn()].find(works)
}

/** @returns {Promise<string | undefined>} */
async function downloaded() {
  const worked = await step('Downloading Chromium', () =>
    attempt('browser-download', DOWNLOAD_WITHIN_MS, WEB.dir, [npm('exec', '--', 'playwright', 'install', 'chromium')]),
  )
  return worked ? [playwrightsOwn()].find(works) : undefined
}

/** @returns {string | undefined} */
function playwrightsOwn() {
  const load = createRequire(path.join(WEB.dir, 'package.json'))
  return load('@playwright/test').chromium.executablePath()
}

/**
 * Being there is not enough: a downloaded browser may lack the machine's libraries.
 * @param {string | undefined} file
 */
function works(file) {
  if (!file || !existsSync(file)) return false
  // On Windows Chrome opens a window instead of printing its version.
  if (process.platform === 'win32') return true
  return spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0
}
