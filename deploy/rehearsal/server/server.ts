import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from '../../../scripts/shared/packages.mjs'
import { runHere } from '../steps.ts'
import { makeAsk, NAME, whileSending } from '../visitors.ts'
import { type Machine, SERVER, visitorAddress } from './machine.ts'
import { OFFICE } from './wayOut.ts'

const REPOSITORY = '/srv/site.git'
const AUTHORITY = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt'
/** What step 3 says to write in the files; the last line of a name counts. */
const SETTINGS = {
  site: [`SITE_URL=https://${NAME}`, 'SITE_TEXT_LICENCE=CC-BY-4.0'],
  caddy: [`SITE_ADDRESS=${NAME}`, `ADMIN_FROM=${OFFICE}/32`],
  inbox: [`SITE_ORIGINS=https://${NAME}`, `INBOX_URL=https://${NAME}`],
  publisher: [`ADMIN_ORIGIN=https://${NAME}`],
}

export type Server = ReturnType<typeof makeServer>

export function makeServer(machine: Machine) {
  const { run, reboot, file } = machine
  // Through the firewall, each from another address.
  const ask = makeAsk(SERVER, () => readFileSync(file(AUTHORITY), 'utf8'), visitorAddress)

  const follow = (command: string) =>
    run(command.replaceAll('https://your.git.host/site.git', REPOSITORY).replaceAll('www.example.com', NAME))

  function offerRepository(): void {
    runHere('git', 'init', '--quiet', '--bare', '--initial-branch', 'main', file(REPOSITORY))
    runHere('git', '-C', ROOT, 'push', '--quiet', file(REPOSITORY), 'HEAD:refs/heads/main')
    writeFileSync(file('/etc/gitconfig'), `[safe]\ndirectory=${REPOSITORY}\n[user]\nname=Owner\nemail=owner@example.com\n`)
  }

  async function offerChange(title: string, edit: string): Promise<string> {
    const clone = `rm -rf /tmp/change && git clone --quiet ${REPOSITORY} /tmp/change && cd /tmp/change`
    return (await run(`${clone}\n${edit}\ngit commit --quiet --all --message '${title}'\ngit push --quiet\ngit rev-parse HEAD`)).trim()
  }

  function writeSettings(): void {
    for (const [name, lines] of Object.entries(SETTINGS)) appendFileSync(file(`/etc/site/${name}.env`), `${lines.join('\n')}\n`)
    appendFileSync(file('/etc/hosts'), `127.0.0.1 localhost ${NAME}\n`)
  }

  /** What the public cannot have: Caddy's own authority signs, so curl on the server has to be told of it. */
  async function trustAuthority(): Promise<void> {
    mkdirSync(file('/usr/local/share/ca-certificates'), { recursive: true })
    await run(`cp ${AUTHORITY} /usr/local/share/ca-certificates/rehearsal.crt && update-ca-certificates`)
  }

  async function untilHealthy(): Promise<void> {
    for (let tries = 0; tries < 60; tries += 1) {
      const { status } = await ask('/healthz').catch(() => ({ status: 0 }))
      if (status === 200) return
      await pause(1000)
    }
    throw new Error('/healthz is not 200 after a minute')
  }

  async function storedEmails(): Promise<string[]> {
    const code = `new (require('better-sqlite3'))('/var/lib/inbox/leads.db', { readonly: true }).prepare('select email from form_datas').all().forEach(({ email }) => console.log(email))`
    return (await run(`cd /opt/site/current/cms && runuser -u inbox -- node -e "${code}"`)).split('\n').filter(Boolean)
  }

  const whileVisitorsSend = (work: () => Promise<unknown>, cutOff = false) =>
    whileSending(ask, { perSecond: 5, stored: storedEmails, cutOff }, work)

  const running = async () => (await run('runuser -u site -- git -C $(readlink -e /opt/site/current) rev-parse HEAD')).trim()

  function admin(): { email: string; password: string } {
    const [, password = ''] = /^ADMIN_PASSWORD=(.+)$/m.exec(readFileSync(file('/etc/site/inbox.env'), 'utf8')) ?? []
    return { email: 'admin@example.com', password }
  }

  const setUp = { offerRepository, writeSettings, trustAuthority, admin }
  return { run, reboot, follow, ask, untilHealthy, storedEmails, whileVisitorsSend, offerChange, running, ...setUp }
}
