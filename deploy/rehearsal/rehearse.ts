import { prepareBase } from './server/baseSystem.ts'
import { confinementSteps } from './server/confinement.ts'
import { makeMachine } from './server/machine.ts'
import { publishingSteps } from './server/publishing.ts'
import { releaseSteps } from './server/releases.ts'
import { makeServer } from './server/server.ts'
import { setUpSteps } from './server/setUpSteps.ts'
import { rehearse } from './steps.ts'

/** Follows docs/running.md on a booted Debian 12 and shows that it does what it says, with the newest commit: npm run rehearse. */
export async function run(): Promise<number> {
  const machine = makeMachine()
  const server = makeServer(machine)
  return rehearse({
    programs: { debootstrap: 'debootstrap', 'systemd-nspawn': 'systemd-container', ip: 'iproute2', nsenter: 'util-linux' },
    prepare: () => {
      prepareBase()
      return machine.start()
    },
    steps: [setUpSteps, confinementSteps, publishingSteps, releaseSteps].flatMap((stepsOf) => stepsOf(server)),
    cleanUp: machine.stop,
  })
}
