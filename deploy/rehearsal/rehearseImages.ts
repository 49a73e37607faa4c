import { execFileSync } from 'node:child_process'
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { npm, ROOT, WEB } from '../../scripts/shared/packages.mjs'
import { endChildren, launch } from '../../scripts/shared/processes.mjs'
import { explain, say, step } from '../../scripts/shared/terminal.mjs'
import { makeBaseImages } from './containers/baseImages.ts'
import { startEngine, unpackEngine } from './containers/engine.ts'
import { OVERRIDE, rehearseContainers } from './containers/rehearseContainers.ts'
import { requireDebian } from './debian.ts'
import { openLog } from './steps.ts'
import { NAME } from './visitors.ts'

const FOLDER = path.join(tmpdir(), 'rehearse-images')
const ENGINE = path.join(FOLDER, 'engine')
/** The repository as it is on this disk, without what git ignores. */
const SOURCE = path.join(FOLDER, 'source')

/**
 * Builds the images of deploy/compose.yaml with Docker Engine, starts them with Compose as docs/running.md says, and
 * uses them: npm run rehearse:images. `--keep` keeps the folder, so that the next run builds only what changed.
 */
export async function run(args: string[]): Promise<number> {
  // The engine ends with us: it listens for our 'exit'.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))
  try {
    openLog({ goesOn: args.includes('--run') })
    if (args.includes('--run')) return await rehearseContainers(ENGINE, SOURCE)
    requireDebian({ debootstrap: 'debootstrap', 'docker-compose': 'docker-compose', iptables: 'iptables', unshare: 'util-linux' })
    await build()
    // Networks, ports and firewall rules of its own: nothing of this machine's is touched.
    const script = npm('run', '--silent', 'rehearse:images', '--', '--run')
    const inside = ['--net', '--', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', script[0], ...script[1]]
    const end = await launch(['unshare', inside], { cwd: WEB.dir, output: 'inherit' }).ended
    return end === 0 ? 0 : 1
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    return 1
  } finally {
    await endChildren()
    if (!args.includes('--keep') && !args.includes('--run')) rmSync(FOLDER, { recursive: true, force: true })
  }
}

async function build(): Promise<void> {
  unpackEngine(ENGINE)
  copySource()
  writeSettings()
  const engine = await startEngine(ENGINE, { builds: true })
  try {
    await step('Base images', () => makeBaseImages(engine, path.join(FOLDER, 'base'), path.join(SOURCE, 'deploy')))
    await step('The images of compose.yaml', () =>
      engine.show('docker-compose', ['-f', 'deploy/compose.yaml', '-f', OVERRIDE, 'build', 'inbox', 'publisher', 'site'], { cwd: SOURCE }),
    )
  } finally {
    await engine.stop()
  }
}

function copySource(): void {
  rmSync(SOURCE, { recursive: true, force: true })
  mkdirSync(SOURCE, { recursive: true })
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  const there = files
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(ROOT, file)))
  const archive = execFileSync('tar', ['-c', '--null', '-T', '-'], { cwd: ROOT, input: there.join('\0'), maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', SOURCE], { input: archive })
}

/** As in docs/running.md, "In containers". */
function writeSettings(): void {
  const deploy = path.join(SOURCE, 'deploy')
  const secrets = path.join(deploy, 'secrets')
  const example = readFileSync(path.join(deploy, 'settings/compose.env.example'), 'utf8')
  writeFileSync(
    path.join(deploy, '.env'),
    example.replace(/^SITE_ADDRESS=.*$/m, `SITE_ADDRESS=${NAME}`).replace(/^ADMIN_FROM=.*$/m, 'ADMIN_FROM=0.0.0.0/0 ::/0'),
  )
  mkdirSync(secrets)
  writeFileSync(path.join(secrets, 'database_password'), execFileSync('openssl', ['rand', '-hex', '32']))
  execFileSync(process.execPath, ['cms/scripts/createEnv.mjs', 'deploy/secrets/inbox.env'], { cwd: SOURCE, stdio: 'ignore' })
  const password = readFileSync(path.join(secrets, 'database_password'), 'utf8').trim()
  appendFileSync(path.join(secrets, 'inbox.env'), `DATABASE_URL=postgres://leads:${password}@database:5432/leads\n`)
  execFileSync('sh', ['-c', 'chmod 0444 deploy/secrets/* && chmod 0700 deploy/secrets'], { cwd: SOURCE })
  copyFileSync(path.join(import.meta.dirname, 'containers/override.yaml'), path.join(SOURCE, OVERRIDE))
  say(`The containers' settings are in ${deploy}`)
}
