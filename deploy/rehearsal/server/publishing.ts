import { setTimeout as pause } from 'node:timers/promises'
import { DETAILS, type Owner, signIn } from '../owner.ts'
import { mustBe, type Step } from '../steps.ts'
import { mustBeStored, sendLeads } from '../visitors.ts'
import { storedEmails } from './database.ts'
import { OFFICE } from './machine.ts'
import type { Server } from './server.ts'

const OTHER_PHONE = '+61 491 570 158'
const PAGE = '/'

/** The owner publishes on the server, and its programs crash. */
export function publishingSteps(server: Server): Step[] {
  const { machine, ask } = server
  let owner: Owner
  let first = 0
  const kill = (unit: string) => machine.run(`kill -KILL $(systemctl show ${unit} --property MainPID --value)`)
  const shows = async (words: string) => (await ask(PAGE)).text.includes(words)

  return [
    {
      name: 'The owner publishes a phone number',
      async check() {
        owner = await signIn(ask, server.admin(), OFFICE)
        mustBe(!(await shows(DETAILS.phone)), 'the page shows the new number before it is published')
        await owner.saveDetails(DETAILS)
        const started = performance.now()
        await owner.publish()
        first = await owner.untilLive()
        const took = performance.now() - started
        mustBe(await shows(DETAILS.phone), 'the home page does not show it')
        return `on the home page over HTTPS ${seconds(took)} after pressing Publish`
      },
    },
    {
      name: 'The owner brings the version before back',
      async check() {
        await owner.saveDetails({ ...DETAILS, phone: OTHER_PHONE })
        await owner.publish()
        await owner.untilLive()
        mustBe(await shows(OTHER_PHONE), 'the second number is not shown')
        const started = performance.now()
        await owner.bringBack(first)
        await owner.untilLive()
        const took = performance.now() - started
        mustBe((await shows(DETAILS.phone)) && !(await shows(OTHER_PHONE)), 'the first number is not back')
        return `the first number is shown again after ${seconds(took)}`
      },
    },
    {
      name: 'The publisher is killed while it renders',
      async check() {
        await owner.saveDetails({ ...DETAILS, phone: '+61 491 570 159' })
        await owner.publish()
        await until(async () => (await owner.state()).versions[0]?.state === 'building', 30)
        await pause(1000)
        await kill('publisher')
        mustBe((await ask(PAGE)).status === 200 && (await shows(DETAILS.phone)), 'the version before is not served meanwhile')
        const started = performance.now()
        await owner.untilLive()
        mustBe(await shows('+61 491 570 159'), 'the new version is not shown')
        const restarts = (await machine.run('systemctl show publisher --property NRestarts --value')).trim()
        mustBe(restarts !== '0', 'systemd did not restart it')
        return `the version before stayed; restarted by systemd, the new one live ${seconds(performance.now() - started)} later`
      },
    },
    {
      name: 'The inbox is killed while visitors send',
      async check() {
        const load = sendLeads(ask, 5)
        await pause(2000)
        await kill('inbox')
        const back = await server.untilHealthy().then(
          () => null,
          (error: unknown) => error,
        )
        const sent = await load.stop()
        if (back !== null) throw back
        return `restarted by systemd; ${mustBeStored(sent, await storedEmails(machine), { cutOff: true })}`
      },
    },
  ]
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

async function until(holds: () => Promise<boolean>, limit: number): Promise<void> {
  const deadline = performance.now() + limit * 1000
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`not within ${limit} s`)
    await pause(50)
  }
}
