import { command, say } from './shared/command.mjs'
import { npm, ROOT } from './shared/packages.mjs'
import { serveBoth } from './shared/servers.mjs'

// Strapi watches no path with these letters in it, and has no setting for that.
if (ROOT.includes('tmp')) say(`The CMS will not follow your edits: its path (${ROOT}) contains “tmp”. Clone into another folder.`)

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
