// @ts-check
import { prepareFirstAdmin } from './firstAdmin.mjs'
import { installWhatIsMissing } from './installed.mjs'
import { launchShown } from './logged.mjs'
import { requireUsableMachine } from './machine.mjs'
import { npm } from './npm.mjs'
import { CMS, WEB } from './parts.mjs'
import { requireFreePorts } from './ports.mjs'
import { command, say } from './report.mjs'
import { announce, serve, untilOneEnds } from './servers.mjs'
import { readSettings } from './settings.mjs'

await command(
  async () => {
    requireUsableMachine()
    await requireFreePorts(readSettings())
    await installWhatIsMissing()
    const signIn = await prepareFirstAdmin()
    const settings = readSettings()

    const cms = await serve(
      {
        part: CMS,
        command: npm('run', 'develop'),
        // This machine only, whatever cms/.env says of the built inbox.
        env: { ...settings.cmsEnv, CMS_HOST: '127.0.0.1' },
        readyAt: `${settings.cmsAddress}/healthz`,
      },
      launchShown,
    )
    const site = await serve({ part: WEB, command: npm('run', 'dev'), env: settings.siteEnv, readyAt: settings.siteAddress }, launchShown)
    announce(settings, signIn)
    say('Both follow your edits. Ctrl-C ends both.')
    await untilOneEnds([cms, site])
  },
  { exitCodeWhenInterrupted: 0 },
)
