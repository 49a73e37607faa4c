import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ROOT } from '../../../scripts/shared/packages.mjs'
import { runHere } from '../steps.ts'
import { makeAsk, NAME } from '../visitors.ts'
import { type Machine, OFFICE, SERVER, visitorAddress } from './machine.ts'
import { commandsOf } from './runningPage.ts'

const REPOSITORY = '/srv/site.git'
const AUTHORITY = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt'
const BRANCH = 'main'

export type Server = ReturnType<typeof makeServer>

/** The server of docs/running.md, set up with the commands of that page. */
export function makeServer(machine: Machine) {
  const { run } = machine
  // Through the firewall, each from another address.
  const ask = makeAsk({ host: SERVER, ca: () => readFileSync(machine.file(AUTHORITY), 'utf8'), nextAddress: visitorAddress })

  const ours = (command: string) => command.replaceAll('https://your.git.host/site.git', REPOSITORY).replaceAll('www.example.com', NAME)

  /** Types the page's commands, the address and the repository put in. */
  const follow = async (command: string): Promise<string> => run(ours(command))

  /** Makes a commit the newest of the repository that the server fetches from. */
  async function offer(commit: string): Promise<void> {
    const folder = machine.file(REPOSITORY)
    if (!existsSync(folder)) runHere('git', 'init', '--quiet', '--bare', '--initial-branch', BRANCH, folder)
    const trusted = ['-c', `safe.directory=${folder}`, '-C', ROOT]
    runHere(
      'git',
      ...trusted,
      'push',
      '--quiet',
      '--force',
      '--receive-pack',
      `git -c safe.directory=${folder} receive-pack`,
      folder,
      `${commit}:refs/heads/${BRANCH}`,
    )
    await run(`if id site; then chown -R site: ${REPOSITORY}; fi`)
  }

  /** Offers the newest commit with a change to one of its files on top, and returns its name. */
  async function offerChange(title: string, edit: string): Promise<string> {
    const git = 'git -c user.name=Owner -c user.email=owner@example.com'
    const commands = `rm -rf /tmp/change && ${git} clone --quiet ${REPOSITORY} /tmp/change && cd /tmp/change && ${edit} && ${git} commit --quiet --all --message '${title}' && ${git} push --quiet && git rev-parse HEAD`
    return (await run(`cd /tmp && HOME=/tmp runuser -u site -- sh -ec "${commands}"`)).trim()
  }

  async function set(file: string, values: Record<string, string>): Promise<void> {
    const path = machine.file(`/etc/site/${file}`)
    let text = readFileSync(path, 'utf8')
    for (const [name, value] of Object.entries(values)) {
      const line = new RegExp(`^#?${name}=.*$`, 'm')
      if (line.test(text)) text = text.replace(line, () => `${name}=${value}`)
      else text += `${name}=${value}\n`
    }
    writeFileSync(path, text)
  }

  /** Steps 2 to 4, as the page of a commit has them. */
  async function setUp(commit?: string): Promise<void> {
    const [users = ''] = commandsOf(commit ? '2. Two users' : '2. Three users', commit)
    // The repository has to be readable for the user that the page's first lines make.
    await follow(
      users
        .split('\n')
        .filter((line) => !line.includes('git clone'))
        .join('\n'),
    )
    await run(`chown -R site: ${REPOSITORY} && chown -R site: /var/cache/npm /opt/site/cache`)
    await follow(
      users
        .split('\n')
        .filter((line) => line.includes('git clone'))
        .join('\n'),
    )

    const [files = ''] = commandsOf('3. Settings', commit)
    const shown = await follow(files)
    if (!shown.includes(admin().password)) throw new Error('the administrator’s password was not shown')
    await set('site.env', { SITE_URL: `https://${NAME}`, SITE_TEXT_LICENCE: 'CC-BY-4.0' })
    await set('caddy.env', { SITE_ADDRESS: NAME, ADMIN_FROM: `${OFFICE}/32` })
    await set('inbox.env', { SITE_ORIGINS: `https://${NAME}`, INBOX_URL: `https://${NAME}` })
    if (!commit) await set('publisher.env', { ADMIN_ORIGIN: `https://${NAME}` })
    for (const command of commandsOf('4. The web server', commit)) await follow(command)
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
      const status = await ask('/healthz').then(
        (answer) => answer.status,
        () => 0,
      )
      if (status === 200) return
      await run('sleep 1')
    }
    throw new Error('/healthz is not 200 after a minute')
  }

  const running = async (): Promise<string> =>
    (await run('runuser -u site -- git -C $(readlink -e /opt/site/current) rev-parse HEAD')).trim()
  const commit = (name: string): string => runHere('git', '-C', ROOT, 'rev-parse', name).trim()
  /** The first administrator. */
  function admin(): { email: string; password: string } {
    const [, password = ''] = /^ADMIN_PASSWORD=(.+)$/m.exec(readFileSync(machine.file('/etc/site/inbox.env'), 'utf8')) ?? []
    return { email: 'admin@example.com', password }
  }

  return { machine, ask, follow, offer, offerChange, set, setUp, trustAuthority, untilHealthy, running, commit, admin }
}
