import { mustBe, type Step } from '../steps.ts'
import { mustBeStored, sendLead, sendLeads } from '../visitors.ts'
import { columns, leadCount, storedEmails } from './database.ts'
import { commandsOf } from './runningPage.ts'
import type { Server } from './server.ts'

const PER_SECOND = 5
/** Before the first backup there is no folder of them. */
const countBackups = `find /var/lib/inbox -path '*/backups/*' | wc -l`
const BROKEN = `sed -i '1i if (process.uptime() > 0) process.exit(1)' cms/src/commands/serve.ts`

/** Updates and ways back while visitors send. */
export function releaseSteps(server: Server): Step[] {
  const { machine, ask } = server
  const [update = ''] = commandsOf('7. Updates')
  const [newest = ''] = update.split('#')
  const [, back = ''] = commandsOf('8. Going back').join('').trim().split('\n')
  let before = ''

  return [
    {
      name: '7. An update while visitors send',
      async check() {
        before = await server.running()
        const script = scriptOf((await ask('/')).text)
        const commit = await server.offerChange(
          'A script that differs',
          `echo 'document.documentElement.dataset.rehearsed = String(1)' >>web/pages/+client.ts`,
        )
        const backups = Number((await machine.run(countBackups)).trim())
        const found = await whileVisitorsSend(server, newest)
        mustBe((await server.running()) === commit, 'another commit runs')
        mustBe(scriptOf((await ask('/')).text) !== script, 'the page has the old script')
        mustBe((await ask(script)).status === 200, `${script}, which an open page may ask for, is gone`)
        mustBe(Number((await machine.run(countBackups)).trim()) === backups + 1, 'no backup was taken')
        return `${found}; a backup taken; the script of open pages still there`
      },
    },
    {
      name: '8. Back to the release before while visitors send',
      async check() {
        const [was, leads] = [await columns(machine), await leadCount(machine)]
        const found = await whileVisitorsSend(server, back.replace('<commit>', before))
        mustBe((await server.running()) === before, 'another commit runs')
        const is = await columns(machine)
        const lost = was.filter((column) => !is.includes(column))
        mustBe(lost.length === 0, `columns lost: ${lost.join(', ')}`)
        mustBe((await leadCount(machine)) >= leads, 'leads are missing')
        return `${found}; ${is.length} columns, none lost`
      },
    },
    {
      name: '7. A release whose inbox does not answer',
      async check() {
        const commit = await server.offerChange('An inbox that ends at once', BROKEN)
        const was = await server.running()
        const output = await machine.run(`if ${newest.trim()}; then echo It ended well; fi`)
        mustBe(
          /does not answer/.test(output) && /^Back to /m.test(output) && !/It ended well/.test(output),
          `the script said: ${output.slice(-600)}`,
        )
        mustBe((await server.running()) === was && was !== commit, 'another commit runs')
        mustBe((await ask('/')).status === 200, 'the home page does not answer')
        await sendLead(ask)
        await machine.run('systemctl is-active inbox publisher caddy inbox-backup.timer')
        return 'the script says so, goes back by itself and ends with an error; the site and a lead work'
      },
    },
  ]
}

/** Runs release.sh, which has to succeed, and says what became of the leads that were sent meanwhile. */
export async function whileVisitorsSend(server: Server, command: string, { cutOff = false } = {}): Promise<string> {
  const load = sendLeads(server.ask, PER_SECOND)
  const [release] = await Promise.allSettled([server.follow(command.trim())])
  const sent = await load.stop()
  if (release.status === 'rejected') throw release.reason
  mustBe(/^Serving /m.test(release.value), release.value.slice(-500))
  return mustBeStored(sent, await storedEmails(server.machine), { cutOff })
}

function scriptOf(html: string): string {
  const [, script = ''] = /<script[^>]*src="([^"]+\.js)"/.exec(html) ?? []
  mustBe(script !== '', 'the page has no script')
  return script
}
