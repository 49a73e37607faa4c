import { command } from './shared/command.mjs'
import { npm } from './shared/packages.mjs'
import { serveBoth } from './shared/servers.mjs'

await command(
  () =>
    serveBoth({
      commands: { cms: npm('run', 'develop'), site: npm('run', 'dev') },
      note: 'Both follow your edits. Ctrl-C ends both.',
      shown: true,
      // This machine only, whatever cms/.env says of the built inbox.
      cmsEnv: { CMS_HOST: '127.0.0.1' },
    }),
  { exitCodeWhenInterrupted: 0 },
)
