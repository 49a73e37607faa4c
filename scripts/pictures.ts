import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../web/tests/e2e/support/freePorts.ts'
import { takeReadmePictures } from '../web/tests/pictures/readme.ts'
import { explain, say, step, UserError } from './shared/command.mjs'
import { runLogged } from './shared/diagnoseFailure.mjs'
import { node, npm, ROOT, WEB } from './shared/packages.mjs'
import { endChildren, launch } from './shared/processes.mjs'
import { findOrInstall, programs } from './shared/programs.mjs'
import { isReady } from './shared/servers.mjs'

const DIR = path.join(ROOT, '.tmp', 'pictures')
const OTHER = path.join(DIR, 'other')
const OUT_DIR = 'dist-pictures'
/** Nobody listens there: a form that is sent fails, which is one of the states to photograph. */
const NO_CMS = 'http://127.0.0.1:9'

/**
 * Photographs the site as another commit has it and as it is here, and shows where they differ:
 * npm run pictures -- [commit] (default HEAD: what you changed and did not commit yet)
 * npm run pictures -- readme takes the two that the README opens with.
 */
export async function run([commit = 'HEAD']: string[]): Promise<number> {
  try {
    return commit === 'readme' ? await forReadme() : await compareWith(commit)
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    return 1
  } finally {
    await endChildren()
  }
}

async function compareWith(commit: string): Promise<number> {
  unpack(commit)
  await step(`Building the site of ${commit}`, () => build(path.join(OTHER, 'web'), 'other'))
  await step('Building the site as it is here', () => build(WEB.dir, 'here'))

  const browser = await chromiumHere()
  rmSync(path.join(DIR, 'before'), { recursive: true, force: true })
  say(`\n› Photographing ${commit} …`)
  // Playwright calls a picture that it had to write a failure, so only the second run is judged.
  await photograph(path.join(OTHER, 'web'), browser, ['--update-snapshots=all', '--reporter=dot'])
  say('\n› Comparing …')
  const end = await photograph(WEB.dir, browser, [])
  if (end !== 0) say(`\nBefore, after and difference, picture by picture: ${path.join(DIR, 'report', 'index.html')}`)
  return end === 0 ? 0 : 1
}

function unpack(commit: string): void {
  rmSync(OTHER, { recursive: true, force: true })
  mkdirSync(OTHER, { recursive: true })
  const archive = execFileSync('git', ['archive', commit, 'web', 'cms/src'], {
    cwd: ROOT,
    maxBuffer: 1 << 30,
  })
  execFileSync('tar', ['-x', '-C', OTHER], { input: archive })
  const [theirs, ours] = [OTHER, ROOT].map((root) => readFileSync(path.join(root, 'web', 'package-lock.json'), 'utf8'))
  if (theirs !== ours)
    throw new UserError(`${commit} has other packages in web/package-lock.json: check it out elsewhere and compare there`)
  symlinkSync(path.join(WEB.dir, 'node_modules'), path.join(OTHER, 'web', 'node_modules'), 'junction')
}

async function build(webDir: string, name: string): Promise<void> {
  await runLogged(`pictures-${name}`, npm('run', 'build'), {
    cwd: webDir,
    // Vite, which loads this file, has set NODE_ENV to development: React would be built for that.
    env: { ...process.env, NODE_ENV: 'production', SITE_OUT_DIR: OUT_DIR, CMS_URL: NO_CMS },
  })
}

async function forReadme(): Promise<number> {
  const browser = await chromiumHere()
  await step('Building the site as it is here', () => build(WEB.dir, 'here'))
  const { url, end } = await serve(WEB.dir)
  await takeReadmePictures(url, browser, path.join(ROOT, 'docs', 'pictures'))
  await end()
  return 0
}

async function chromiumHere(): Promise<string> {
  const browser = await findOrInstall(programs.browser)
  if (!browser) throw new UserError('There is no Chromium here: install it, or name it with CHROMIUM_PATH=…')
  return browser
}

async function serve(webDir: string): Promise<{ url: string; end: () => Promise<void> }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const site = launch(node('serve.mjs'), {
    cwd: webDir,
    env: { ...process.env, PORT: String(port), SITE_OUT_DIR: OUT_DIR },
    output: 'pipe',
  })
  if ((await isReady(url, 10_000, site)) !== 'ready') throw new UserError(`The site does not answer at ${url}`)
  const end = async () => {
    site.process.kill()
    await site.ended
  }
  return { url, end }
}

/** Returns how the run of Playwright ended. */
async function photograph(webDir: string, browser: string, more: string[]): Promise<string | number> {
  const { url, end } = await serve(webDir)
  const playwright = npm('exec', '--', 'playwright', 'test', '-c', 'playwright.pictures.config.ts', ...more)
  const how = await launch(playwright, {
    cwd: WEB.dir,
    env: { ...process.env, SITE_URL: url, PICTURES_DIR: DIR, CHROMIUM_PATH: browser },
    output: 'inherit',
  }).ended
  await end()
  return how
}
