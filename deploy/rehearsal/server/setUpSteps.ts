import { connect } from 'node:net'
import { DETAILS, signIn } from '../owner.ts'
import { mustBe, type Step } from '../steps.ts'
import { sendLead } from '../visitors.ts'
import { query } from './database.ts'
import { OFFICE, SERVER } from './machine.ts'
import { commandsOf } from './runningPage.ts'
import type { Server } from './server.ts'

const FIRST_PHONE = '+61 491 570 156'

/** Steps 1 to 5 of docs/running.md, to the letter but for Node, which is there already (baseSystem.ts). */
export function setUpSteps(server: Server): Step[] {
  const { machine, ask, follow } = server
  const [packages = '', node = '', firewall = ''] = commandsOf('1. The machine')
  const [release = '', look = ''] = commandsOf('5. The first release')
  return [
    {
      name: '1. The machine',
      needed: true,
      async check() {
        await follow(packages)
        // Node itself is there already (baseSystem.ts).
        await follow(withoutDownload(node))
        const version = await machine.run(
          '. /etc/os-release; echo "$PRETTY_NAME, systemd $(systemctl --version | sed -n "1s/.*(\\(.*\\))/\\1/p"), node $(node --version), $(caddy version)"',
        )
        return version.trim()
      },
    },
    {
      name: '1. The firewall',
      async check() {
        await follow(firewall)
        await machine.run('systemctl is-active nftables && nft list ruleset | grep "policy drop"')
        await machine.run(
          'systemd-run --quiet --unit stray --collect node -e "require(\'node:net\').createServer().listen(8080)" && sleep 1',
        )
        const [stray, ssh] = [await knock(8080), await knock(22)]
        await machine.run('systemctl stop stray')
        mustBe(stray === 'no answer', `port 8080 from outside: ${stray}`)
        mustBe(ssh === 'refused', `port 22 from outside, where nothing listens: ${ssh}`)
        return 'rules loaded; from outside port 8080 does not answer, port 22 does'
      },
    },
    {
      name: '2–4. Users, settings, web server',
      needed: true,
      async check() {
        await server.offer('HEAD')
        await server.setUp()
        return 'each command as written; settings edited'
      },
    },
    {
      name: '5. The first release',
      needed: true,
      async check() {
        const output = await follow(release)
        await server.trustAuthority()
        return output.trim().split('\n').at(-1) ?? ''
      },
    },
    {
      name: '5. Health over HTTPS, and no page before the owner has published',
      async check() {
        const output = await follow(look)
        mustBe(/HTTP\/2 503/.test(output), output)
        return `certificate of Caddy’s own authority checked; ${output.trim().split('\n')[0]}`
      },
    },
    {
      name: '5. A lead',
      async check() {
        const { email, ms } = await sendLead(ask)
        const rows = await query(machine, `select full_name from form_datas where email = '${email}'`)
        mustBe(rows.length === 1, 'it is not in the database')
        return `201 after ${ms} ms through firewall, Caddy and inbox; in the database`
      },
    },
    {
      name: '5. The admin',
      async check() {
        const [stranger, team] = [await ask('/admin'), await ask('/admin', { from: OFFICE })]
        mustBe(stranger.status === 404, `a stranger gets ${stranger.status}`)
        mustBe(team.status === 200, `the team gets ${team.status}`)
        return '200 from the address in ADMIN_FROM, 404 from elsewhere'
      },
    },
    {
      name: '5. The owner publishes, and the pages open',
      needed: true,
      async check() {
        const owner = await signIn(ask, server.admin(), OFFICE)
        await owner.saveDetails({ ...DETAILS, phone: FIRST_PHONE })
        await owner.publish()
        await owner.untilLive()
        const { status, headers, text } = await ask('/')
        mustBe(status === 200 && headers['content-security-policy'] !== undefined, `/ answered ${status}`)
        mustBe(text.includes(FIRST_PHONE), 'the home page does not show the number')
        return 'the home page answers with the published number'
      },
    },
  ]
}

/** nodejs.org may be out of reach. */
export const withoutDownload = (commands: string) =>
  commands
    .split('\n')
    .filter((line) => !/curl|tar -xJf/.test(line))
    .join('\n')

function knock(port: number): Promise<'connected' | 'refused' | 'no answer'> {
  return new Promise((resolve) => {
    const socket = connect({ host: SERVER, port, timeout: 3000 })
    const end = (answer: 'connected' | 'refused' | 'no answer') => {
      socket.destroy()
      resolve(answer)
    }
    socket
      .once('connect', () => end('connected'))
      .once('error', () => end('refused'))
      .once('timeout', () => end('no answer'))
  })
}
