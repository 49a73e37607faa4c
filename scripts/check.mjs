// Types, lint and format; with --fix, writes what can be fixed. What has no install of its own is checked with the site's tools.
import { command } from './shared/command.mjs'
import { prepareMachine } from './shared/install.mjs'
import { npm, PACKAGES } from './shared/packages.mjs'
import { launch } from './shared/processes.mjs'
import { say } from './shared/terminal.mjs'

const script = process.argv.includes('--fix') ? 'fix' : 'check'

await command(async () => {
  await prepareMachine()
  const failed = []
  // Both, even after a failure: who fixes one thing wants to see the rest too.
  for (const { title, dir } of PACKAGES) {
    say(`\n› Checking ${title} …`)
    const end = await launch(npm('run', '--silent', script), { cwd: dir, output: 'inherit' }).ended
    if (end !== 0) failed.push(title)
  }
  const cure = script === 'check' ? '. npm run fix writes what can be fixed' : ': what is left is above'
  say(failed.length === 0 ? '\nAll fine' : `\nFailed: ${failed.join(', ')}${cure}`)
  return failed.length === 0 ? 0 : 1
})
