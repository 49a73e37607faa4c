import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { ROOT } from '../../../scripts/shared/packages.mjs'
import { commandsOf, runHere } from '../steps.ts'
import { makeAsk, NAME, whileSending } from '../visitors.ts'
import { type Machine, OFFICE, SERVER, visitorAddress } from './machine.ts'

const REPOSITORY = '/srv/site.git'
const AUTHORITY = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt'
const Rows = v.array(v.record(v.string(), v.union([v.string(), v.number(), v.null()])))

export type Server = ReturnType<typeof makeServer>

/** The server of docs/running.md, set up with the commands of that page. */
export function makeServer(machine: Machine) {
  const { run } = machine
  // Through the firewall, each from another address.
  const ask = makeAsk(SERVER, () => readFileSync(machine.file(AUTHORITY), 'utf8'), visitorAddress)

  /** Types the page's commands, the address and the repository put in. */
  const follow = (command: string) =>
    run(command.replaceAll('https://your.git.host/site.git', REPOSITORY).replaceAll('www.example.com', NAME))

  /** A repository that the server fetches from, with the newest commit of this one. */
  async function offerRepository(): Promise<void> {
    const folder = machine.file(REPOSITORY)
    runHere('git', 'init', '--quiet', '--bare', '--initial-branch', 'main', folder)
    runHere('git', '-C', ROOT, 'push', '--quiet', folder, 'HEAD:refs/heads/main')
  }

  /** Offers the newest commit with a change to one of its files on top, and returns its name. */
  async function offerChange(title: string, edit: string): Promise<string> {
    const git = 'git -c user.name=Owner -c user.email=owner@example.com'
    const commands = `rm -rf /tmp/change && ${git} clone --quiet ${REPOSITORY} /tmp/change && cd /tmp/change && ${edit} && ${git} commit --quiet --all --message '${title}' && ${git} push --quiet && git rev-parse HEAD`
    return (await run(`cd /tmp && HOME=/tmp runuser -u site -- sh -ec "${commands}"`)).trim()
  }

  function set(file: string, values: Record<string, string>): void {
    const place = machine.file(`/etc/site/${file}`)
    let text = readFileSync(place, 'utf8')
    for (const [name, value] of Object.entries(values)) {
      const line = new RegExp(`^#?${name}=.*$`, 'm')
      text = line.test(text) ? text.replace(line, () => `${name}=${value}`) : `${text}${name}=${value}\n`
    }
    writeFileSync(place, text)
  }

  /** Steps 2 to 4. */
  async function setUp(): Promise<void> {
    const [users = ''] = commandsOf('2. Three users')
    const [clone, others] = [true, false].map((isClone) =>
      users
        .split('\n')
        .filter((line) => line.includes('git clone') === isClone)
        .join('\n'),
    )
    await follow(others ?? '')
    // The repository has to be readable for the user that those lines make.
    await run(`chown -R site: ${REPOSITORY} /var/cache/npm /opt/site/cache`)
    await follow(clone ?? '')
    const shown = await follow(commandsOf('3. Settings')[0] ?? '')
    if (!shown.includes(admin().password)) throw new Error('the administrator’s password was not shown')
    set('site.env', { SITE_URL: `https://${NAME}`, SITE_TEXT_LICENCE: 'CC-BY-4.0' })
    set('caddy.env', { SITE_ADDRESS: NAME, ADMIN_FROM: `${OFFICE}/32` })
    set('inbox.env', { SITE_ORIGINS: `https://${NAME}`, INBOX_URL: `https://${NAME}` })
    set('publisher.env', { ADMIN_ORIGIN: `https://${NAME}` })
    for (const command of commandsOf('4. The web server')) await follow(command)
    // In place of DNS.
    appendFileSync(machine.file('/etc/hosts'), `127.0.0.1 localhost ${NAME}\n`)
  }

  /** What the public cannot have: Caddy's own authority signs, so curl on the server has to be told of it. */
  async function trustAuthority(): Promise<void> {
    mkdirSync(machine.file('/usr/local/share/ca-certificates'), { recursive: true })
    await run(`cp ${AUTHORITY} /usr/local/share/ca-certificates/rehearsal.crt && update-ca-certificates`)
  }

  /** Until the site's own address says so, from outside. */
  async function untilHealthy(): Promise<void> {
    for (let tries = 0; tries < 60; tries += 1) {
      const { status } = await ask('/healthz').catch(() => ({ status: 0 }))
      if (status === 200) return
      await run('sleep 1')
    }
    throw new Error('/healthz is not 200 after a minute')
  }

  /** Reads the inbox's database with the running release's own SQLite. */
  async function query(sql: string): Promise<v.InferOutput<typeof Rows>> {
    const code = `const Database = require('better-sqlite3'); console.log(JSON.stringify(new Database('/var/lib/inbox/leads.db', { readonly: true }).prepare(require('node:fs').readFileSync(0, 'utf8')).all()))`
    return v.parse(Rows, JSON.parse(await run(`cd /opt/site/current/cms && runuser -u inbox -- node -e "${code}"`, { input: sql })))
  }

  /** The address in each lead. */
  const storedEmails = async () => (await query('select email from form_datas')).map(({ email }) => String(email))

  const whileVisitorsSend = (work: () => Promise<unknown>, cutOff = false) =>
    whileSending(ask, { perSecond: 5, stored: storedEmails, cutOff }, work)

  const running = async () => (await run('runuser -u site -- git -C $(readlink -e /opt/site/current) rev-parse HEAD')).trim()

  /** The first administrator. */
  function admin(): { email: string; password: string } {
    const [, password = ''] = /^ADMIN_PASSWORD=(.+)$/m.exec(readFileSync(machine.file('/etc/site/inbox.env'), 'utf8')) ?? []
    return { email: 'admin@example.com', password }
  }

  const inside = { machine, follow, offerRepository, offerChange, setUp, trustAuthority, query, running, admin }
  return { ...inside, ask, untilHealthy, storedEmails, whileVisitorsSend }
}
