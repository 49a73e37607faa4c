import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '../../e2e/support/freePorts.ts'
import { stop } from '../../e2e/support/servers.ts'
import { openFirefox } from './firefox.ts'
import { openOverHttp } from './httpBrowser.ts'
import type { Browser } from './webdriver.ts'

export type EngineName = 'firefox' | 'webkit'

type Start = (env: NodeJS.ProcessEnv, folder: string) => Promise<{ program: ChildProcess; browser: Promise<Browser> }>

/** In px. */
export const SCREEN = { width: 1600, height: 1200 }

const engines: Record<EngineName, Start> = {
  firefox: async (env, folder) => {
    mkdirSync(join(folder, 'chrome'))
    writeFileSync(
      join(folder, 'user.js'),
      Object.entries(preferences)
        .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
        .join(''),
    )
    writeFileSync(join(folder, 'chrome', 'userChrome.css'), ':root, body, toolbar, toolbar * { min-width: 0 !important; }')
    const args = ['--marionette', '--no-remote', '--profile', folder]
    return { program: run(process.env.FIREFOX_PATH ?? 'firefox-esr', args, env, folder), browser: openFirefox(folder) }
  },

  webkit: async (env, folder) => {
    const [port = 0] = await freePorts(1)
    mkdirSync(join(folder, 'gtk-3.0'))
    // Its toolbar would otherwise keep the window at 447 px and more.
    writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), '* { padding: 0; margin: 0; min-width: 0; border-width: 0; font-size: 1px; }')
    // One page that fades into the next makes it crash where nothing draws for it (WebKitGTK 2.50 without compositing).
    writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
    const own = {
      XDG_CONFIG_HOME: folder,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // Its own sandbox needs rights that a container does not give; the pages are ours.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    }
    const program = run(process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver', [`--port=${port}`], { ...env, ...own }, folder)
    const options = { binary: miniBrowser(), args: ['--automation'] }
    return { program, browser: openOverHttp(port, { 'webkitgtk:browserOptions': options }) }
  },
}

const preferences = {
  'marionette.port': 0,
  // The window may be as narrow as a phone.
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
}

/** The engine's browser in a window that a pointer can hover over, on a screen of its own. */
export async function startEngine(name: EngineName): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), `site-${name}-`))
  const args = ['-displayfd', '3', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp']
  const screen = spawn(process.env.XVFB_PATH ?? 'Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  process.once('exit', () => screen.kill('SIGKILL'))
  const display = screen.stdio[3]
  if (!display) throw new Error('Xvfb has no pipe for the number of its screen')
  const [number] = (await once(display, 'data')) as [Buffer]
  const { program, browser } = await engines[name]({ ...process.env, DISPLAY: `:${String(number).trim()}` }, folder)
  const { send, close } = await browser
  return {
    send,
    close: async () => {
      await close()
      await stop(program)
      await stop(screen)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function run(file: string, args: string[], env: NodeJS.ProcessEnv, folder: string): ChildProcess {
  const log = openSync(join(folder, 'browser.log'), 'a')
  const child = spawn(file, args, { env, stdio: ['ignore', log, log] })
  process.once('exit', () => child.kill('SIGKILL'))
  return child
}

function miniBrowser(): string {
  const places = ['x86_64', 'aarch64'].flatMap((processor) =>
    ['4.1', '4.0'].map((version) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
  )
  const found = places.find((place) => existsSync(place))
  if (found === undefined) throw new Error('WebKit has no MiniBrowser here: apt-get install webkit2gtk-driver')
  return found
}
