import { parseArgs } from 'node:util'
import { explain, say, UserError } from '../../scripts/shared/terminal.mjs'
import { requireDebian } from './debian.ts'
import { prepareBase } from './server/baseSystem.ts'
import { confinementSteps } from './server/confinement.ts'
import { keepingSteps } from './server/keeping.ts'
import { makeMachine } from './server/machine.ts'
import { olderReleaseSteps } from './server/olderRelease.ts'
import { publishingSteps } from './server/publishing.ts'
import { releaseSteps } from './server/releases.ts'
import { makeServer, type Server } from './server/server.ts'
import { setUpSteps } from './server/setUpSteps.ts'
import { LOG, type Outcome, openLog, runSteps, type Step } from './steps.ts'

type Part = (server: Server) => Step[]
/** Each on the server that the first steps have set up. */
const PARTS: Record<string, Part> = {
  confinement: confinementSteps,
  publishing: publishingSteps,
  keeping: keepingSteps,
  releases: releaseSteps,
}
/** On a machine of its own. */
const OLDER = 'older'

/**
 * Follows docs/running.md on a booted Debian 12 and shows that it does what it says, with the newest commit:
 * npm run rehearse [-- confinement publishing keeping releases older]. As root; about 25 minutes for all.
 * --keep leaves the machine running until Ctrl-C, and --kept tries parts again on it.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals: asked } = parseArgs({
    args,
    options: { keep: { type: 'boolean' }, kept: { type: 'boolean' } },
    allowPositionals: true,
  })
  const { keep = false, kept = false } = values
  const machine = makeMachine()
  const endWith = (code: number) => {
    if (!kept) machine.stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => endWith(1))
  try {
    const unknown = asked.filter((name) => name !== OLDER && !(name in PARTS))
    if (unknown.length > 0)
      throw new UserError(`There is no part “${unknown.join(', ')}”: choose from ${[...Object.keys(PARTS), OLDER].join(', ')}`)
    requireDebian({ debootstrap: 'debootstrap', 'systemd-nspawn': 'systemd-container', ip: 'iproute2', nsenter: 'util-linux' })
    openLog({ goesOn: kept })
    say(`Debian 12: ${prepareBase()}`)
    const outcomes: Outcome[] = []
    const wants = (name: string) => asked.length === 0 || asked.includes(name)
    if (asked.length === 0 || asked.some((name) => name !== OLDER)) {
      if (kept) await machine.attach()
      else await machine.start()
      const server = makeServer(machine)
      outcomes.push(
        ...(await runSteps([
          ...(kept ? [] : setUpSteps(server)),
          ...Object.entries(PARTS).flatMap(([name, part]) => (wants(name) ? part(server) : [])),
        ])),
      )
    }
    if (wants(OLDER)) {
      await machine.start()
      outcomes.push(...(await runSteps(olderReleaseSteps(makeServer(machine)))))
    }
    const failed = outcomes.filter(({ ok }) => !ok).length
    say(`\n${outcomes.length - failed} ok, ${failed} failed. What was typed and answered: ${LOG}`)
    if (keep) await look(machine.enter())
    return failed === 0 ? 0 : 1
  } catch (error) {
    say(explain(error))
    return 1
  } finally {
    if (!kept) machine.stop()
  }
}

/** Until Ctrl-C. */
async function look(enter: string): Promise<void> {
  say(`The machine stays until you press Ctrl-C: ${enter}`)
  await new Promise(() => setInterval(() => undefined, 60_000))
}
