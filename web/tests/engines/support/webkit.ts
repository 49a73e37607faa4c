import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { RUN_DIR } from '../../e2e/support/addresses.ts'
import { freePort } from '../../e2e/support/freePorts.ts'
import { stop } from '../../e2e/support/program.ts'

const START_MS = 240_000

/** In px. */
export const SCREEN = { width: 1600, height: 1200 }

/** WebKit's own browser behind its driver, in a window that a pointer can hover over, on a screen of its own. */
export async function startWebKit(): Promise<{ driver: WebDriver; stop: () => Promise<void> }> {
  // Removed with the run's folder.
  const folder = mkdtempSync(join(RUN_DIR, 'webkit-'))
  const screen = run(process.env.XVFB_PATH ?? 'Xvfb', [
    '-displayfd',
    '3',
    '-screen',
    '0',
    `${SCREEN.width}x${SCREEN.height}x24`,
    '-nolisten',
    'tcp',
  ])
  const display = screen.stdio[3]
  if (!display) throw new Error('Xvfb has no pipe for the number of its screen')
  const [number] = (await once(display, 'data')) as [Buffer]

  mkdirSync(join(folder, 'gtk-3.0'))
  // Its toolbar would otherwise keep the window at 447 px and more.
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), '* { padding: 0; margin: 0; min-width: 0; border-width: 0; font-size: 1px; }')
  // One page that fades into the next makes it crash where nothing draws for it (WebKitGTK 2.50 without compositing).
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
  const port = await freePort()
  const program = run(process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver', [`--port=${port}`], folder, {
    DISPLAY: `:${String(number).trim()}`,
    XDG_CONFIG_HOME: folder,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    // Its own sandbox needs rights that a container does not give; the pages are ours.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  })
  const driver = await firstSession(`http://127.0.0.1:${port}`)
  return {
    driver,
    stop: async () => {
      await driver.quit().catch(() => undefined)
      await stop(program)
      await stop(screen)
    },
  }
}

/** As soon as the driver listens. */
async function firstSession(server: string): Promise<WebDriver> {
  const options = { binary: miniBrowser(), args: ['--automation'] }
  const deadline = performance.now() + START_MS
  for (;;) {
    const up = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) break
    if (performance.now() > deadline) throw new Error(`No driver answers at ${server}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return new Builder().usingServer(server).withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }).build()
}

function run(file: string, args: string[], folder?: string, env: NodeJS.ProcessEnv = {}) {
  const log = folder === undefined ? 'ignore' : openSync(join(folder, 'browser.log'), 'a')
  const child = spawn(file, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log, folder === undefined ? 'pipe' : 'ignore'],
  })
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
