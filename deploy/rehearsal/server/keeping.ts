import { mustBe, type Step } from '../steps.ts'
import { sendLead } from '../visitors.ts'
import { leadCount, storedEmails } from './database.ts'
import { commandsOf } from './runningPage.ts'
import type { Server } from './server.ts'

/** Backup, restore and a reboot. */
export function keepingSteps(server: Server): Step[] {
  const { machine, ask, follow } = server
  const [, now = '', restore = ''] = commandsOf('6. Backups')
  return [
    {
      name: '6. A backup, and back to it',
      async check() {
        const before = await leadCount(machine)
        const listed = await follow(now)
        const copy = /leads-\S+\.db/.exec(await machine.run('ls -1t /var/lib/inbox/backups'))?.[0]
        mustBe(copy !== undefined && listed.includes(copy), `no copy: ${listed}`)
        const later = await sendLead(ask)
        await follow(restore.replace('leads-….db', copy ?? ''))
        await server.untilHealthy()
        const after = await leadCount(machine)
        const isGone = !(await storedEmails(machine)).includes(later.email)
        mustBe(after === before && isGone, `${before} leads before, ${after} after`)
        await sendLead(ask)
        const aside = (await machine.run('ls -1 /var/lib/inbox/backups')).split('\n').filter((name) => name.endsWith('-replaced.db'))
        return `${copy}: ${after} leads as at the backup, a later one gone, new ones taken; set aside: ${aside.join(', ')}`
      },
    },
    {
      name: 'A reboot',
      async check() {
        const before = await leadCount(machine)
        await machine.reboot()
        await server.untilHealthy()
        const states = await machine.run(
          'systemctl is-active inbox publisher caddy inbox-backup.timer nftables && systemctl --failed --no-legend',
        )
        mustBe((await machine.run('nft list ruleset')).includes('policy drop'), 'the firewall’s rules are not loaded')
        await sendLead(ask)
        mustBe((await ask('/')).status === 200, 'the home page does not answer')
        mustBe((await leadCount(machine)) === before + 1, 'leads are missing')
        return `inbox, publisher, Caddy, timer and firewall by themselves (${states.trim().split('\n').join(', ')}); the site answers, a lead is stored`
      },
    },
  ]
}
