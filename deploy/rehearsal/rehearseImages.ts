import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { ROOT } from '../../scripts/shared/packages.mjs'
import { say } from '../../scripts/shared/terminal.mjs'
import { DETAILS, signIn } from './owner.ts'
import { mustBe, rehearse, runHere, type Step } from './steps.ts'
import { makeAsk, NAME, sendLead, whileSending } from './visitors.ts'

const SERVICES = ['database', 'inbox', 'publisher', 'site'] as const
type Service = (typeof SERVICES)[number]
const READY_WITHIN_MS = 300_000
/** All visitors come from one address, which has a limit. */
const PER_SECOND = 2.5

/**
 * Builds the images of deploy/compose.yaml from the last commit, starts them as docs/running.md says and uses them as visitors,
 * the owner and the administrator do: npm run rehearse:images. It needs Docker with Compose, ports 80 and 443, and root.
 */
export async function run(): Promise<number> {
  const source = mkdtempSync(path.join(tmpdir(), 'rehearse-images-'))
  const { compose, steps } = containersOf(source)
  return rehearse({
    programs: { docker: 'docker.io' },
    prepare: () => {
      execFileSync('tar', ['-x', '-C', source], { input: execFileSync('git', ['archive', 'HEAD'], { cwd: ROOT, maxBuffer: 1 << 30 }) })
      writeSettings(source)
      say('› Building the images …')
      execFileSync('docker', [...compose, 'build'], { stdio: 'inherit' })
    },
    steps,
    cleanUp: () => {
      spawnSync('docker', [...compose, 'down', '--volumes'])
      rmSync(source, { recursive: true, force: true })
    },
  })
}

/** As in docs/running.md, "In containers". */
function writeSettings(source: string): void {
  const deploy = path.join(source, 'deploy')
  const secrets = path.join(deploy, 'secrets')
  const example = readFileSync(path.join(deploy, 'settings/compose.env.example'), 'utf8')
  const settings = example.replace(/^SITE_ADDRESS=.*$/m, `SITE_ADDRESS=${NAME}`).replace(/^ADMIN_FROM=.*$/m, 'ADMIN_FROM=0.0.0.0/0 ::/0')
  writeFileSync(path.join(deploy, '.env'), settings)
  mkdirSync(secrets)
  const password = runHere('openssl', 'rand', '-hex', '32').trim()
  writeFileSync(path.join(secrets, 'database_password'), password)
  runHere(process.execPath, path.join(source, 'cms/scripts/createEnv.mjs'), path.join(secrets, 'inbox.env'))
  appendFileSync(path.join(secrets, 'inbox.env'), `DATABASE_URL=postgres://leads:${password}@database:5432/leads\n`)
  runHere('sh', '-c', `chmod 0444 ${secrets}/* && chmod 0700 ${secrets}`)
}

function containersOf(source: string) {
  const compose = ['compose', '--project-name', 'rehearsal', '-f', path.join(source, 'deploy/compose.yaml')]
  const docker = (...args: string[]) => runHere('docker', ...args)
  const idOf = (service: Service) => docker(...compose, 'ps', '-aq', service).trim()
  const inspect = (service: Service, format: string) => docker('inspect', '--format', format, idOf(service)).trim()
  const inside = (service: Service, ...command: string[]) => docker('exec', idOf(service), ...command)
  const succeeds = (service: Service, ...command: string[]) => spawnSync('docker', ['exec', idOf(service), ...command]).status === 0
  const untilHealthy = async () => {
    const deadline = performance.now() + READY_WITHIN_MS
    for (;;) {
      const waiting = SERVICES.filter((service) => idOf(service) === '' || inspect(service, '{{.State.Health.Status}}') !== 'healthy')
      if (waiting.length === 0) return
      if (performance.now() > deadline) throw new Error(`not healthy: ${waiting.join(', ')}`)
      await pause(500)
    }
  }
  const emails = () => inside('database', 'psql', '-U', 'leads', '-At', '-c', 'select email from form_datas').split('\n').filter(Boolean)
  let authority: string | undefined
  const ask = makeAsk('127.0.0.1', () => (authority ??= inside('site', 'cat', '/data/caddy/pki/authorities/local/root.crt')))
  const whileVisitorsSend = (work: () => Promise<unknown>, cutOff = false) =>
    whileSending(ask, { perSecond: PER_SECOND, stored: emails, cutOff }, work)
  let first = ''

  const steps: Step[] = [
    {
      name: 'compose up',
      needed: true,
      async check() {
        docker(...compose, 'up', '-d')
        await untilHealthy()
        return `${SERVICES.length} services healthy`
      },
    },
    {
      name: 'users, rights and disks',
      check() {
        for (const service of SERVICES) {
          const status = inside(service, 'cat', '/proc/1/status')
          mustBe(!/^Uid:\s0\s/m.test(status), `${service} runs as root`)
          mustBe(/^CapEff:\s0+$/m.test(status) && /^CapBnd:\s0+$/m.test(status), `${service} has capabilities`)
          mustBe(/^NoNewPrivs:\s1$/m.test(status), `${service} may gain rights`)
          for (const place of ['/', '/etc', '/app', '/srv'])
            mustBe(!succeeds(service, 'touch', path.join(place, 'written')), `${service} can write ${place}`)
        }
        const shared: [Service, string, boolean][] = [
          ['inbox', '/srv/publish/wanted', true],
          ['inbox', '/srv/publish/done', false],
          ['publisher', '/srv/publish/wanted', false],
          ['publisher', '/srv/publish/done', true],
          ['publisher', '/srv/published', true],
          ['site', '/srv/published', false],
        ]
        for (const [service, place, may] of shared)
          mustBe(succeeds(service, 'sh', '-c', `touch ${place}/.try && rm ${place}/.try`) === may, `${service} and ${place}`)
        return 'no root, no capability, nothing to gain; inbox writes wanted, publisher done and published, the site nothing'
      },
    },
    {
      name: 'who reaches whom',
      check() {
        const code = `require('net').connect(5432,'database').on('connect',()=>process.exit(0)).on('error',()=>process.exit(1))`
        mustBe(succeeds('inbox', 'node', '-e', code), 'the inbox does not reach the database')
        mustBe(!succeeds('publisher', 'node', '-e', code), 'the publisher reaches the database')
        const open = SERVICES.filter((service) => inspect(service, '{{json .NetworkSettings.Ports}}').includes('HostPort'))
        mustBe(open.join() === 'site', `open to the outside: ${open.join(', ')}`)
        return 'only the inbox reaches the database, only the site is open to the outside'
      },
    },
    {
      name: 'a lead, and publishing',
      async check() {
        mustBe((await ask('/healthz')).status === 200, '/healthz is not 200')
        first = (await sendLead(ask)).email
        mustBe(emails().join() === first, 'the lead is not in PostgreSQL')
        const settings = parseEnv(readFileSync(path.join(source, 'deploy/secrets/inbox.env'), 'utf8'))
        const owner = await signIn(ask, { email: settings.ADMIN_EMAIL ?? '', password: settings.ADMIN_PASSWORD ?? '' })
        await owner.publish(DETAILS)
        await owner.untilLive()
        const { headers, text } = await ask('/')
        mustBe(text.includes(DETAILS.phone) && 'content-security-policy' in headers, 'the new number is not on the page')
        return 'through Caddy into PostgreSQL; from the admin to the page'
      },
    },
    {
      name: 'an update while visitors send',
      check: () =>
        whileVisitorsSend(async () => {
          docker(...compose, 'up', '-d', '--no-deps', '--force-recreate', 'inbox')
          await untilHealthy()
        }),
    },
    {
      name: 'a crash of the inbox while visitors send',
      check: () =>
        whileVisitorsSend(async () => {
          const before = inspect('inbox', '{{.RestartCount}}')
          process.kill(Number(inspect('inbox', '{{.State.Pid}}')), 'SIGKILL')
          while (inspect('inbox', '{{.RestartCount}}') === before) await pause(200)
          await untilHealthy()
        }, true),
    },
    {
      name: 'a backup, and erasing a person',
      check() {
        const dump = inside('database', 'pg_dump', '-U', 'leads', '-Fc', 'leads')
        mustBe(dump.startsWith('PGDMP'), 'pg_dump wrote no archive')
        const receipt = inside('inbox', 'node', 'dist/src/commands/erase.js', first)
        mustBe(!emails().includes(first), receipt)
        return `${Math.round(dump.length / 1024)} KB; one lead erased`
      },
    },
    {
      name: 'stopped, down and up again',
      async check() {
        const before = emails().length
        docker(...compose, 'stop')
        const codes = SERVICES.map((service) => `${service} ${inspect(service, '{{.State.ExitCode}}')}`)
        mustBe(!codes.some((code) => code.endsWith(' 137')), `killed: ${codes.join(', ')}`)
        docker(...compose, 'down')
        docker(...compose, 'up', '-d')
        await untilHealthy()
        mustBe(emails().length === before, 'leads are missing')
        mustBe((await ask('/')).text.includes(DETAILS.phone), 'the published details are missing')
        return `exit codes ${codes.join(', ')}; leads and pages are there`
      },
    },
  ]
  return { compose, steps }
}
