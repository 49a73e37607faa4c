import { commandsOf, mustBe, type Step } from '../steps.ts'
import { sendLead } from '../visitors.ts'
import type { Server } from './server.ts'

const CHANGED = `echo 'document.documentElement.dataset.rehearsed = String(1)' >>web/pages/+client.ts`
const BROKEN = `sed -i '1i if (process.uptime() > 0) process.exit(1)' cms/src/commands/serve.ts`

export function releaseSteps(server: Server): Step[] {
  const { run, ask, follow } = server
  const [, backUp = '', restore = ''] = commandsOf('6. Backups')
  const [newest = ''] = (commandsOf('7. Updates')[0] ?? '').split('#')
  const back = commandsOf('8. Going back').join('').trim().split('\n').at(-1) ?? ''
  let before = ''

  const release = (command: string) =>
    server.whileVisitorsSend(async () => {
      const output = await follow(command.trim())
      mustBe(/^Serving /m.test(output), output.slice(-500))
    })
  const mustRun = async (commit: string) => mustBe((await server.running()) === commit, 'another commit runs')
  const mustAnswer = async (path = '/') => mustBe((await ask(path)).status === 200, `${path} does not answer`)
  const scriptOfHome = async () => /<script[^>]*src="([^"]+\.js)"/.exec((await ask('/')).text)?.[1] ?? ''

  return [
    {
      name: '6. A backup, and back to it',
      async check() {
        const leads = (await server.storedEmails()).length
        const listed = await follow(backUp)
        const copy = /leads-\S+\.db/.exec(await run('ls -1t /var/lib/inbox/backups'))?.[0] ?? 'none'
        mustBe(listed.includes(copy), `no copy: ${listed}`)
        const later = await sendLead(ask)
        await follow(restore.replace('leads-….db', copy))
        await server.untilHealthy()
        const emails = await server.storedEmails()
        mustBe(emails.length === leads && !emails.includes(later.email), `${leads} leads before, ${emails.length} after`)
        await sendLead(ask)
        mustBe(/-replaced\.db/.test(await run('ls -1 /var/lib/inbox/backups')), 'the database before was not set aside')
        return `${copy}: ${leads} leads as at the backup, a later one gone and set aside, new ones taken`
      },
    },
    {
      name: 'A reboot',
      async check() {
        const leads = (await server.storedEmails()).length
        await server.reboot()
        await server.untilHealthy()
        await run('systemctl is-active inbox publisher caddy inbox-backup.timer nftables && nft list ruleset | grep "policy drop"')
        await sendLead(ask)
        await mustAnswer()
        mustBe((await server.storedEmails()).length === leads + 1, 'leads are missing')
        return 'inbox, publisher, Caddy, timer and firewall by themselves; the site answers, a lead is stored'
      },
    },
    {
      name: '7. An update while visitors send',
      async check() {
        before = await server.running()
        const script = await scriptOfHome()
        const commit = await server.offerChange('A script that differs', CHANGED)
        const found = await release(newest)
        await mustRun(commit)
        mustBe((await scriptOfHome()) !== script, 'the page has the old script')
        // A page that is still open may ask for it.
        await mustAnswer(script)
        return `${found}; the script of open pages still there`
      },
    },
    {
      name: '8. Back to the release before while visitors send',
      async check() {
        const found = await release(back.replace('<commit>', before))
        await mustRun(before)
        return found
      },
    },
    {
      name: '7. A release whose inbox does not answer',
      async check() {
        await server.offerChange('An inbox that ends at once', BROKEN)
        const output = await run(`if ${newest.trim()}; then echo It ended well; fi`)
        const isToldSo = /does not answer/.test(output) && /^Back to /m.test(output) && !/It ended well/.test(output)
        mustBe(isToldSo, `the script said: ${output.slice(-600)}`)
        await mustRun(before)
        await mustAnswer()
        await sendLead(ask)
        return 'the script says so, goes back by itself and ends with an error; the site and a lead work'
      },
    },
  ]
}
