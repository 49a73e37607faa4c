import { setTimeout as pause } from 'node:timers/promises'
import { secondsSince } from '../../../scripts/shared/terminal.mjs'
import { DETAILS, type Owner, signIn } from '../owner.ts'
import { mustBe, type Step } from '../steps.ts'
import type { Server } from './server.ts'
import { OFFICE } from './wayOut.ts'

const [SECOND, THIRD] = ['+61 491 570 158', '+61 491 570 159']

export function publishingSteps(server: Server): Step[] {
  const { run, ask } = server
  let owner: Owner
  const kill = (unit: string) => run(`kill -KILL $(systemctl show ${unit} --property MainPID --value)`)
  const shows = async (phone: string) => (await ask('/')).text.includes(phone)

  return [
    {
      name: 'The owner publishes another phone number, and brings the version before back',
      async check() {
        owner = await signIn(ask, server.admin(), OFFICE)
        const first = await owner.untilLive()
        const started = performance.now()
        await owner.publish({ ...DETAILS, phone: SECOND })
        await owner.untilLive()
        const published = secondsSince(started)
        mustBe(await shows(SECOND), 'the second number is not shown')
        await owner.bringBack(first)
        await owner.untilLive()
        mustBe((await shows(DETAILS.phone)) && !(await shows(SECOND)), 'the first number is not back')
        return `on the home page over HTTPS ${published} after pressing Publish; then the first one again`
      },
    },
    {
      name: 'The publisher is killed while it renders',
      async check() {
        await owner.publish({ ...DETAILS, phone: THIRD })
        while ((await owner.state()).versions[0]?.state !== 'building') await pause(50)
        await kill('publisher')
        mustBe(await shows(DETAILS.phone), 'the version before is not served meanwhile')
        await owner.untilLive()
        mustBe(await shows(THIRD), 'the new version is not shown')
        const restarts = (await run('systemctl show publisher --property NRestarts --value')).trim()
        mustBe(restarts !== '0', 'systemd did not restart it')
        return 'the version before stayed; restarted by systemd, and the new one is live'
      },
    },
    {
      name: 'The inbox is killed while visitors send',
      async check() {
        const crash = () => kill('inbox').then(server.untilHealthy)
        return `restarted by systemd; ${await server.whileVisitorsSend(crash, true)}`
      },
    },
  ]
}
