// @ts-check
import { CHECKS, doAll } from './chores.mjs'
import { installWhatIsMissing } from './installed.mjs'
import { requireUsableMachine } from './machine.mjs'
import { command } from './report.mjs'

await command(
  async () => {
    requireUsableMachine()
    await installWhatIsMissing()
    return doAll(CHECKS)
  },
  { exitCodeWhenInterrupted: 130 },
)
