// @ts-check
import process from 'node:process'
import { launch } from './children.mjs'
import { installWhatIsMissing } from './installed.mjs'
import { requireUsableMachine } from './machine.mjs'
import { npm } from './npm.mjs'
import { WEB } from './parts.mjs'
import { command } from './report.mjs'
import { readSettings } from './settings.mjs'

await command(
  async () => {
    requireUsableMachine()
    await installWhatIsMissing()
    const [name = 'check', ...more] = process.argv.slice(2)
    const check = npm('run', '--silent', name, '--', ...more)
    const end = await launch(check, { cwd: WEB.dir, env: readSettings().siteEnv, output: 'inherit' }).ended
    return end === 0 ? 0 : 1
  },
  { exitCodeWhenInterrupted: 130 },
)
