import { isDeepStrictEqual } from 'node:util'
import { DETAILS, signIn } from '../owner.ts'
import { mustBe, type Step } from '../steps.ts'
import { NAME, sendLead } from '../visitors.ts'
import { change, columns, contents, leadCount } from './database.ts'
import { OFFICE } from './machine.ts'
import { whileVisitorsSend } from './releases.ts'
import { commandsOf } from './runningPage.ts'
import type { Server } from './server.ts'
import { withoutDownload } from './setUpSteps.ts'

/** From the day before the owner could publish: an inbox that drops what it does not know. */
const OLDER = 'db0e067'
/** A later one that keeps what it does not know in the database, and has no publisher either. */
const BEFORE_PUBLISHING = '4ba4d69'
const LEADS = 10_000

/** A server of an older release with many leads is brought up to date, and back. */
export function olderReleaseSteps(server: Server): Step[] {
  const { machine, ask, follow } = server
  const [packages = '', , firewall = ''] = commandsOf('1. The machine', OLDER)
  const [, node = ''] = commandsOf('1. The machine')
  const [first = ''] = commandsOf('5. The first release', OLDER)
  const [, upgrade = ''] = commandsOf('7. Updates')
  const [, back = ''] = commandsOf('8. Going back').join('').trim().split('\n')
  let leadColumns: string[] = []
  let leads: unknown[] = []

  return [
    {
      name: `A server of commit ${OLDER} with ${LEADS} leads`,
      needed: true,
      async check() {
        await follow(packages)
        await follow(firewall)
        await follow(withoutDownload(node))
        // Its script lets npm fetch the headers, from nodejs.org.
        await machine.run('echo nodedir=/usr/local >>/usr/local/etc/npmrc')
        await server.offer(OLDER)
        await server.setUp(OLDER)
        const output = await follow(`PLACEHOLDERS=allowed ${first.trim()}`)
        await sendLead(ask)
        await machine.run('systemctl stop inbox')
        await change(machine, manyLeads())
        await machine.run('systemctl start inbox')
        await server.untilHealthy()
        const all = await columns(machine)
        leadColumns = columnsOf(all, 'form_datas')
        leads = await contents(machine, 'form_datas', leadColumns)
        mustBe((await leadCount(machine)) === LEADS + 1, 'the leads are not there')
        return output.trim().split('\n').at(-1) ?? ''
      },
    },
    {
      name: 'Its update to the newest release while visitors send',
      needed: true,
      async check() {
        await server.offer('HEAD')
        const lines = upgrade.trim().split('\n')
        await follow(lines.slice(0, -1).join('\n'))
        await server.set('publisher.env', { ADMIN_ORIGIN: `https://${NAME}` })
        // The inbox of that release closes without telling Caddy first.
        const found = await whileVisitorsSend(server, lines.at(-1) ?? '', { cutOff: true })
        mustBe((await server.running()) === server.commit('HEAD'), 'another commit runs')
        const is = await contents(machine, 'form_datas', leadColumns)
        mustBe(isDeepStrictEqual(is.slice(0, leads.length), leads), 'leads have changed')
        mustBe((await ask('/')).status === 503, 'a page is shown before the owner has published')
        return `${found}; the ${leads.length} leads as they were`
      },
    },
    {
      name: 'The owner publishes there',
      async check() {
        const owner = await signIn(ask, server.admin(), OFFICE)
        await owner.saveDetails(DETAILS)
        await owner.publish()
        await owner.untilLive()
        mustBe((await ask('/')).text.includes(DETAILS.phone), 'the home page does not show the number')
        return 'the new number is on the home page'
      },
    },
    {
      name: `Back to commit ${OLDER}, whose inbox would drop what it does not know`,
      async check() {
        const output = await machine.run(`${back.replace('<commit>', OLDER)} 2>&1 || true`)
        mustBe(/is too old/.test(output), output.slice(-300))
        mustBe((await server.running()) === server.commit('HEAD'), 'another commit runs')
        return 'refused at once; nothing changed'
      },
    },
    {
      name: `Back to commit ${BEFORE_PUBLISHING}, from before the owner could publish`,
      async check() {
        const was = await columns(machine)
        const tables = [
          'form_datas',
          ...new Set(was.map((name) => name.split('.')[0] ?? '').filter((name) => /^(site_|articles|prices)/.test(name))),
        ]
        const read = () => Promise.all(tables.map(async (table) => contents(machine, table, columnsOf(was, table))))
        const before = await read()
        const found = await whileVisitorsSend(server, back.replace('<commit>', BEFORE_PUBLISHING))
        mustBe((await server.running()) === server.commit(BEFORE_PUBLISHING), 'another commit runs')
        const is = await columns(machine)
        const lost = was.filter((name) => !is.includes(name))
        mustBe(lost.length === 0, `columns lost: ${lost.join(', ')}`)
        const after = await read()
        const changed = tables.filter((_, index) => !isDeepStrictEqual(after[index]?.slice(0, before[index]?.length), before[index]))
        mustBe(changed.length === 0, `rows have changed in ${changed.join(', ')}`)
        mustBe((await ask('/')).status === 200, 'the home page does not answer')
        return `${found}; ${was.length} columns in ${new Set(was.map((name) => name.split('.')[0])).size} tables kept, the rows of ${tables.join(', ')} as they were`
      },
    },
  ]
}

const columnsOf = (all: readonly string[], table: string) =>
  all.filter((name) => name.startsWith(`${table}.`)).map((name) => name.slice(table.length + 1))

function manyLeads(): string {
  const values: Record<string, string> = {
    document_id: `'d' || n`,
    created_at: `strftime('%s', 'now') * 1000 - n * 60000`,
    updated_at: `strftime('%s', 'now') * 1000 - n * 60000`,
    published_at: `strftime('%s', 'now') * 1000 - n * 60000`,
    full_name: `'Asha Gurung ' || n`,
    email: `'old' || n || '@example.com'`,
    phone: `'+6149' || (1000000 + n)`,
    subject: `'Footer Form'`,
    queries: `'Civil engineer with nine years on bridges, number ' || n`,
  }
  return `insert into form_datas (${Object.keys(values).join(', ')}) select ${Object.values(values).join(', ')} from (with recursive c(n) as (select 1 union all select n + 1 from c where n < ${LEADS}) select n from c)`
}
