// @ts-check
import { command } from './shared/command.mjs'
import { npm } from './shared/packages.mjs'
import { serveBoth } from './shared/servers.mjs'

await command(
  () =>
    serveBoth({
      commands: { cms: npm('run', 'develop'), site: npm('run', 'dev') },
      note: 'Both follow your edits. Ctrl-C ends both.',
      shown: true,
    }),
  { exitCodeWhenInterrupted: 0 },
)
