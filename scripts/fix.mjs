// @ts-check
import { doAll, FIXES } from './chores.mjs'
import { installWhatIsMissing } from './installed.mjs'
import { requireUsableMachine } from './machine.mjs'
import { command } from './report.mjs'

await command(
  async () => {
    requireUsableMachine()
    await installWhatIsMissing()
    return doAll(FIXES)
  },
  { exitCodeWhenInterrupted: 130 },
)
