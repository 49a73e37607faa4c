import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import * as v from 'valibot'
import { explain, say } from '../shared/command.mjs'
import { type Engine, startEngine } from './engine.ts'
import { type Ask, makeAsk, newLead, sendLeads } from './visitor.ts'

export const OVERRIDE = 'deploy/rehearsal.yaml'

const SERVICES = ['database', 'inbox', 'publisher', 'site'] as const
type Service = (typeof SERVICES)[number]
const READY_WITHIN_MS = 300_000
const PHONE = '+61 491 570 157'

type Containers = ReturnType<typeof makeContainers>

/** Starts the built images as compose.yaml says and uses them as visitors, the owner and the administrator do. */
export async function rehearseContainers(engineFolder: string, source: string): Promise<number> {
  const engine = await startEngine(engineFolder, { builds: false })
  const containers = makeContainers(engine, source)
  let failed = 0
  const check = async (name: string, work: () => Promise<string> | string) => {
    const started = performance.now()
    const [mark, found] = await Promise.resolve()
      .then(work)
      .then(
        (text) => ['ok    ', text],
        (error: unknown) => {
          failed += 1
          return ['FAILED', explain(error).split('\n    at ')[0]]
        },
      )
    say(`${mark} ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${name}: ${found}`)
  }
  try {
    await check('compose up', async () => {
      containers.compose('down', '--volumes')
      containers.compose('up', '-d', '--no-build')
      await containers.untilHealthy()
      return `${SERVICES.length} services healthy`
    })
    const ask = makeAsk(containers.inside('site', 'cat', '/data/caddy/pki/authorities/local/root.crt'))
    for (const [name, work] of steps(engine, containers, ask, source)) await check(name, work)
    if (failed > 0) say(containers.compose('logs', '--tail=40'))
  } finally {
    containers.compose('down', '--volumes')
    await engine.stop()
  }
  say(failed === 0 ? '\nAll of it works' : `\n${failed} failed`)
  return failed === 0 ? 0 : 1
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

function steps(engine: Engine, containers: Containers, ask: Ask, source: string): [name: string, work: () => Promise<string> | string][] {
  const { compose, idOf, inspect, inside, untilHealthy, emails } = containers
  return [
    [
      'sizes',
      () =>
        engine
          .docker('images', '--format', '{{.Repository}} {{.Size}}')
          .split('\n')
          .filter((line) => /rehearsal\/|node|caddy|postgres/.test(line))
          .join(', '),
    ],
    [
      'users, rights and disks',
      () => {
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
    ],
    [
      'what each may write',
      () => {
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
    ],
    [
      'who reaches whom',
      () => {
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
    ],
    [
      'the site',
      async () => {
        const page = await ask('/')
        mustBe(page.status === 200 && 'content-security-policy' in page.headers, `/ answered ${page.status}`)
        const health = await ask('/healthz')
        mustBe(health.status === 200, `/healthz answered ${health.status}`)
        mustBe((await ask('/no-such-page')).status === 404, 'a page that is not there is found')
        return 'pages with their headers, /healthz, 404'
      },
    ],
    [
      'a lead',
      async () => {
        const lead = newLead('first@example.com')
        const { status, text } = await ask('/api/form-datas', { method: 'POST', body: lead })
        mustBe(status === 201, `${status} ${text}`)
        mustBe(emails().join() === 'first@example.com', 'it is not in PostgreSQL')
        return 'through Caddy into PostgreSQL'
      },
    ],
    ['publishing', async () => publish(ask, source)],
    [
      'an update while visitors send',
      async () => {
        const stop = sendLeads(ask, 400)
        await pause(2000)
        compose('up', '-d', '--no-build', '--no-deps', '--force-recreate', 'inbox')
        await untilHealthy(['inbox'])
        await pause(2000)
        return mustBeStored(await stop(), emails())
      },
    ],
    [
      'a crash of the inbox while visitors send',
      async () => {
        const before = Number(inspect('inbox', '{{.RestartCount}}'))
        const stop = sendLeads(ask, 400)
        await pause(1000)
        process.kill(Number(inspect('inbox', '{{.State.Pid}}')), 'SIGKILL')
        while (Number(inspect('inbox', '{{.RestartCount}}')) === before) await pause(200)
        await untilHealthy(['inbox'])
        await pause(1000)
        // What was on its way into the process that ended is answered 502: the form keeps it.
        return mustBeStored(await stop(), emails(), /^50[23]$/)
      },
    ],
    [
      'a backup, and erasing a person',
      () => {
        const dump = engine.run('docker', ['exec', idOf('database'), 'pg_dump', '-U', 'leads', '-Fc', 'leads'])
        mustBe(dump.startsWith('PGDMP'), 'pg_dump wrote no archive')
        const receipt = inside('inbox', 'node', 'dist/src/commands/erase.js', 'first@example.com')
        mustBe(!emails().includes('first@example.com'), receipt)
        return `${Math.round(dump.length / 1024)} KB; one lead erased`
      },
    ],
    [
      'down and up again',
      async () => {
        const before = emails().length
        compose('down')
        compose('up', '-d', '--no-build')
        await untilHealthy()
        mustBe(emails().length === before, 'leads are missing')
        mustBe((await ask('/')).text.includes(PHONE), 'the published details are missing')
        return `${before} leads and the published details are there`
      },
    ],
    [
      'stopping',
      () => {
        const started = performance.now()
        compose('stop')
        const codes = SERVICES.map(
          (service) => `${service} ${engine.docker('inspect', '--format', '{{.State.ExitCode}}', compose('ps', '-aq', service).trim())}`,
        )
        mustBe(!codes.some((code) => code.endsWith(' 137')), `killed: ${codes.join(', ')}`)
        return `${((performance.now() - started) / 1000).toFixed(0)} s, exit codes ${codes.join(', ')}`
      },
    ],
  ]
}

/** As the owner does it in the admin: details, then Publish. */
async function publish(ask: Ask, source: string): Promise<string> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = parseEnv(readFileSync(path.join(source, 'deploy/secrets/inbox.env'), 'utf8'))
  const send = async (method: string, address: string, body?: unknown, token?: string): Promise<unknown> => {
    const { status, text } = await ask(address, { method, body, ...(token ? { token } : {}) })
    mustBe(status < 300, `${address} answered ${status}: ${text.slice(0, 200)}`)
    return JSON.parse(text)
  }
  const SignedIn = v.object({ data: v.object({ token: v.string() }) })
  const State = v.object({ base: v.number(), changes: v.array(v.object({ documentId: v.string(), seen: v.string() })) })
  const { token } = v.parse(SignedIn, await send('POST', '/admin/login', { email, password })).data
  const details = { email: 'team@example.com', phone: PHONE, whatsapp: PHONE, location: 'Parramatta', show: true }
  await send('PUT', '/content-manager/single-types/api::site-details.site-details', details, token)
  const { base, changes } = v.parse(State, await send('GET', '/site/state', undefined, token))
  const started = performance.now()
  await send('POST', '/site/publish', { base, chosen: changes.map(({ documentId, seen }) => ({ documentId, seen })) }, token)
  while (!(await ask('/')).text.includes(PHONE)) {
    if (performance.now() - started > READY_WITHIN_MS) throw new Error('the new number is not on the page after five minutes')
    await pause(250)
  }
  return `from the admin to the page in ${((performance.now() - started) / 1000).toFixed(1)} s`
}

function mustBeStored(
  { accepted, others }: { accepted: string[]; others: (number | string)[] },
  stored: readonly string[],
  mayBe: RegExp | null = null,
): string {
  const missing = accepted.filter((email) => !stored.includes(email))
  mustBe(missing.length === 0, `${missing.length} acknowledged leads are missing`)
  mustBe(
    others.every((answer) => mayBe?.test(String(answer))),
    `answered otherwise: ${others.join(', ')}`,
  )
  return `${accepted.length} answered 201, each stored${others.length > 0 ? `; ${others.length} answered ${[...new Set(others)].join(', ')}` : ''}`
}

function succeeds(work: () => unknown): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}

function mustBe(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}
