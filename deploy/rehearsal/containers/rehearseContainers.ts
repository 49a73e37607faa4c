import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { say } from '../../../scripts/shared/terminal.mjs'
import { DETAILS, signIn } from '../owner.ts'
import { mustBe, runSteps, type Step } from '../steps.ts'
import { type Ask, makeAsk, mustBeStored, sendLead, sendLeads } from '../visitors.ts'
import { type Engine, startEngine } from './engine.ts'

export const OVERRIDE = 'deploy/rehearsal.yaml'

const SERVICES = ['database', 'inbox', 'publisher', 'site'] as const
type Service = (typeof SERVICES)[number]
const READY_WITHIN_MS = 300_000
/** All visitors come from one address, which has a limit. */
const LEADS_PER_SECOND = 2.5

type Containers = ReturnType<typeof makeContainers>

/** Starts the built images as compose.yaml says and uses them as visitors, the owner and the administrator do. */
export async function rehearseContainers(engineFolder: string, source: string): Promise<number> {
  const engine = await startEngine(engineFolder, { builds: false })
  const containers = makeContainers(engine, source)
  try {
    const outcomes = await runSteps(steps(engine, containers, source))
    const failed = outcomes.filter(({ ok }) => !ok).length
    if (failed > 0) say(containers.compose('logs', '--tail=40'))
    say(`\n${outcomes.length - failed} ok, ${failed} failed`)
    return failed === 0 ? 0 : 1
  } finally {
    containers.compose('down', '--volumes')
    await engine.stop()
  }
}

function makeContainers(engine: Engine, cwd: string) {
  const compose = (...args: string[]) => engine.run('docker-compose', ['-f', 'deploy/compose.yaml', '-f', OVERRIDE, ...args], { cwd })
  const idOf = (service: Service) => compose('ps', '-q', service).trim()
  const inspect = (service: Service, format: string) => engine.docker('inspect', '--format', format, idOf(service))
  const inside = (service: Service, ...command: string[]) => engine.docker('exec', idOf(service), ...command)
  const healthy = (service: Service) => {
    try {
      return inspect(service, '{{.State.Health.Status}}') === 'healthy'
    } catch {
      return false
    }
  }
  async function untilHealthy(services: readonly Service[] = SERVICES): Promise<void> {
    const deadline = performance.now() + READY_WITHIN_MS
    while (!services.every(healthy)) {
      if (performance.now() > deadline) throw new Error(`not healthy: ${services.filter((service) => !healthy(service)).join(', ')}`)
      await pause(500)
    }
  }
  const emails = () => inside('database', 'psql', '-U', 'leads', '-At', '-c', 'select email from form_datas').split('\n').filter(Boolean)
  return { compose, idOf, inspect, inside, untilHealthy, emails }
}

function steps(engine: Engine, containers: Containers, source: string): Step[] {
  const { compose, idOf, inspect, inside, untilHealthy, emails } = containers
  let authority: string | undefined
  const ca = () => (authority ??= inside('site', 'cat', '/data/caddy/pki/authorities/local/root.crt'))
  const ask = makeAsk({ host: '127.0.0.1', ca })
  let first = ''
  return [
    {
      name: 'compose up',
      needed: true,
      async check() {
        compose('down', '--volumes')
        compose('up', '-d', '--no-build')
        await untilHealthy()
        return `${SERVICES.length} services healthy`
      },
    },
    {
      name: 'sizes',
      check: () =>
        engine
          .docker('images', '--format', '{{.Repository}} {{.Size}}')
          .split('\n')
          .filter((line) => /rehearsal\/|node|caddy|postgres/.test(line))
          .join(', '),
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
            mustBe(!succeeds(() => inside(service, 'touch', path.join(place, 'written'))), `${service} can write ${place}`)
          mustBe(inspect(service, '{{.HostConfig.ReadonlyRootfs}}') === 'true', `${service} is not read-only`)
        }
        return 'no root, no capability, nothing to gain, nothing writable'
      },
    },
    {
      name: 'what each may write',
      check() {
        const writable = (service: Service, place: string) =>
          succeeds(() => inside(service, 'sh', '-c', `touch ${place}/.try && rm ${place}/.try`))
        const expected: [Service, string, boolean][] = [
          ['inbox', '/srv/publish/wanted', true],
          ['inbox', '/srv/publish/done', false],
          ['publisher', '/srv/publish/wanted', false],
          ['publisher', '/srv/publish/done', true],
          ['publisher', '/srv/published', true],
          ['site', '/srv/published', false],
        ]
        const wrong = expected.filter(([service, place, may]) => writable(service, place) !== may)
        mustBe(wrong.length === 0, JSON.stringify(wrong))
        return 'inbox: wanted; publisher: done and published; site: none of the three'
      },
    },
    {
      name: 'who reaches whom',
      check() {
        const reaches = (from: Service, host: string, port: number) =>
          succeeds(() =>
            inside(
              from,
              'node',
              '-e',
              `require('net').connect(${port},'${host}').on('connect',()=>process.exit(0)).on('error',()=>process.exit(1))`,
            ),
          )
        mustBe(reaches('inbox', 'database', 5432), 'the inbox does not reach the database')
        mustBe(!reaches('publisher', 'database', 5432), 'the publisher reaches the database')
        const published = SERVICES.filter((service) => inspect(service, '{{json .NetworkSettings.Ports}}').includes('HostPort'))
        mustBe(published.join() === 'site', `open to the outside: ${published.join(', ')}`)
        return 'only the inbox reaches the database, only the site is open to the outside'
      },
    },
    {
      name: 'the site',
      async check() {
        const page = await ask('/')
        mustBe(page.status === 200 && 'content-security-policy' in page.headers, `/ answered ${page.status}`)
        const health = await ask('/healthz')
        mustBe(health.status === 200, `/healthz answered ${health.status}`)
        mustBe((await ask('/no-such-page')).status === 404, 'a page that is not there is found')
        return 'pages with their headers, /healthz, 404'
      },
    },
    {
      name: 'a lead',
      async check() {
        first = (await sendLead(ask)).email
        mustBe(emails().join() === first, 'it is not in PostgreSQL')
        return 'through Caddy into PostgreSQL'
      },
    },
    { name: 'publishing', check: () => publish(ask, source) },
    {
      name: 'an update while visitors send',
      async check() {
        const load = sendLeads(ask, LEADS_PER_SECOND)
        await pause(2000)
        compose('up', '-d', '--no-build', '--no-deps', '--force-recreate', 'inbox')
        await untilHealthy(['inbox'])
        await pause(2000)
        return mustBeStored(await load.stop(), emails())
      },
    },
    {
      name: 'a crash of the inbox while visitors send',
      async check() {
        const before = Number(inspect('inbox', '{{.RestartCount}}'))
        const load = sendLeads(ask, LEADS_PER_SECOND)
        await pause(1000)
        process.kill(Number(inspect('inbox', '{{.State.Pid}}')), 'SIGKILL')
        while (Number(inspect('inbox', '{{.RestartCount}}')) === before) await pause(200)
        await untilHealthy(['inbox'])
        await pause(1000)
        return mustBeStored(await load.stop(), emails(), { cutOff: true })
      },
    },
    {
      name: 'a backup, and erasing a person',
      check() {
        const dump = engine.run('docker', ['exec', idOf('database'), 'pg_dump', '-U', 'leads', '-Fc', '--no-unlogged-table-data', 'leads'])
        mustBe(dump.startsWith('PGDMP'), 'pg_dump wrote no archive')
        const receipt = inside('inbox', 'node', 'dist/src/commands/erase.js', first)
        mustBe(!emails().includes(first), receipt)
        return `${Math.round(dump.length / 1024)} KB; one lead erased`
      },
    },
    {
      name: 'down and up again',
      async check() {
        const before = emails().length
        compose('down')
        compose('up', '-d', '--no-build')
        await untilHealthy()
        mustBe(emails().length === before, 'leads are missing')
        mustBe((await ask('/')).text.includes(DETAILS.phone), 'the published details are missing')
        return `${before} leads and the published details are there`
      },
    },
    {
      name: 'stopping',
      check() {
        const started = performance.now()
        compose('stop')
        const codes = SERVICES.map(
          (service) => `${service} ${engine.docker('inspect', '--format', '{{.State.ExitCode}}', compose('ps', '-aq', service).trim())}`,
        )
        mustBe(!codes.some((code) => code.endsWith(' 137')), `killed: ${codes.join(', ')}`)
        return `${((performance.now() - started) / 1000).toFixed(0)} s, exit codes ${codes.join(', ')}`
      },
    },
  ]
}

async function publish(ask: Ask, source: string): Promise<string> {
  const { ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '' } = parseEnv(
    readFileSync(path.join(source, 'deploy/secrets/inbox.env'), 'utf8'),
  )
  const owner = await signIn(ask, { email, password })
  await owner.saveDetails(DETAILS)
  const started = performance.now()
  await owner.publish()
  await owner.untilLive()
  mustBe((await ask('/')).text.includes(DETAILS.phone), 'the new number is not on the page')
  return `from the admin to the page in ${((performance.now() - started) / 1000).toFixed(1)} s`
}

function succeeds(work: () => unknown): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}
