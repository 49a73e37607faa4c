// @ts-check
// Types, lint and format; with --fix, writes what can be fixed.
import process from 'node:process'
import { checks, fixes, runTasks } from './shared/checkTasks.mjs'
import { command } from './shared/command.mjs'
import { prepareMachine } from './shared/install.mjs'

await command(async () => {
  await prepareMachine()
  return runTasks(process.argv.includes('--fix') ? fixes : checks)
})
