import { explain, say, UserError } from '../../scripts/shared/terminal.mjs'
import { prepareBase } from './server/baseSystem.ts'
import { confinementSteps } from './server/confinement.ts'
import { makeMachine } from './server/machine.ts'
import { publishingSteps } from './server/publishing.ts'
import { releaseSteps } from './server/releases.ts'
import { makeServer } from './server/server.ts'
import { setUpSteps } from './server/setUpSteps.ts'
import { requireRoot, runSteps } from './steps.ts'

/** Each on the server that the first steps have set up. */
const PARTS = { confinement: confinementSteps, publishing: publishingSteps, releases: releaseSteps }

/**
 * Follows docs/running.md on a booted Debian 12 and shows that it does what it says, with the newest commit:
 * npm run rehearse [-- confinement publishing releases]. As root; about 15 minutes for all.
 */
export async function run(asked: string[]): Promise<number> {
  const machine = makeMachine()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  process.once('exit', () => machine.stop())
  try {
    const unknown = asked.filter((name) => !(name in PARTS))
    if (unknown.length > 0) throw new UserError(`There is no part “${unknown.join(', ')}”: choose from ${Object.keys(PARTS).join(', ')}`)
    requireRoot({ debootstrap: 'debootstrap', 'systemd-nspawn': 'systemd-container', ip: 'iproute2', nsenter: 'util-linux' })
    say(`Debian 12: ${prepareBase()}`)
    await machine.start()
    const server = makeServer(machine)
    const parts = Object.entries(PARTS).filter(([name]) => asked.length === 0 || asked.includes(name))
    return await runSteps([...setUpSteps(server), ...parts.flatMap(([, part]) => part(server))])
  } catch (error) {
    say(explain(error))
    return 1
  } finally {
    machine.stop()
  }
}
