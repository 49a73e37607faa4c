import { spawnSync } from 'node:child_process'
import { DETAILS, signIn } from '../owner.ts'
import { commandsOf, mustBe, type Step } from '../steps.ts'
import { sendLead } from '../visitors.ts'
import { SERVER } from './machine.ts'
import type { Server } from './server.ts'
import { OFFICE } from './wayOut.ts'

/** Steps 1 to 5 of docs/running.md, to the letter but for Node, which is there already (baseSystem.ts). */
export function setUpSteps(server: Server): Step[] {
  const { run, ask, follow } = server
  const [packages = '', node = '', firewall = ''] = commandsOf('1. The machine')
  const [release = '', look = ''] = commandsOf('5. The first release')
  return [
    {
      name: '1. The machine',
      needed: true,
      async check() {
        await follow(packages)
        await follow(node.replaceAll(/^.*(curl|tar -xJf).*\n/gm, ''))
        return (await run('. /etc/os-release; echo "$PRETTY_NAME, node $(node --version), $(caddy version)"')).trim()
      },
    },
    {
      name: '1. The firewall',
      async check() {
        await follow(firewall)
        await run('systemctl is-active nftables && nft list ruleset | grep "policy drop"')
        await run('systemd-run --quiet --unit stray --collect node -e "require(\'node:net\').createServer().listen(8080)" && sleep 1')
        const [stray, ssh] = [knock(8080), knock(22)]
        await run('systemctl stop stray')
        mustBe(stray === 'no answer', `port 8080 from outside: ${stray}`)
        mustBe(ssh === 'refused', `port 22 from outside, where nothing listens: ${ssh}`)
        return 'rules loaded; from outside port 8080 does not answer, port 22 does'
      },
    },
    {
      name: '2–5. Users, settings, web server, the first release',
      needed: true,
      async check() {
        server.offerRepository()
        await follow(commandsOf('2. Three users').join(''))
        const shown = await follow(commandsOf('3. Settings')[0] ?? '')
        mustBe(shown.includes(server.admin().password), 'the administrator’s password was not shown')
        server.writeSettings()
        await follow(commandsOf('4. The web server').join(''))
        const output = await follow(release)
        await server.trustAuthority()
        const health = await follow(look)
        mustBe(/HTTP\/2 503/.test(health), health)
        return `${output.trim().split('\n').at(-1)}; health over HTTPS, and no page before the owner has published`
      },
    },
    {
      name: '5. A lead, and the admin',
      async check() {
        const { email, ms } = await sendLead(ask)
        mustBe((await server.storedEmails()).join() === email, 'it is not in the database')
        const [stranger, team] = [await ask('/admin'), await ask('/admin', { from: OFFICE })]
        mustBe(stranger.status === 404 && team.status === 200, `the admin: a stranger gets ${stranger.status}, the team ${team.status}`)
        return `201 after ${ms} ms through firewall, Caddy and inbox; the admin is 200 from ADMIN_FROM, 404 from elsewhere`
      },
    },
    {
      name: '5. The owner publishes, and the pages open',
      needed: true,
      async check() {
        const owner = await signIn(ask, server.admin(), OFFICE)
        await owner.publish(DETAILS)
        await owner.untilLive()
        const { status, headers, text } = await ask('/')
        mustBe(status === 200 && headers['content-security-policy'] !== undefined, `/ answered ${status}`)
        mustBe(text.includes(DETAILS.phone), 'the home page does not show the number')
        return 'the home page answers with the published number'
      },
    },
  ]
}

function knock(port: number): 'connected' | 'refused' | 'no answer' {
  const { status } = spawnSync('timeout', ['3', 'bash', '-c', `</dev/tcp/${SERVER}/${port}`])
  return status === 0 ? 'connected' : status === 124 ? 'no answer' : 'refused'
}
