// @ts-check
import process from 'node:process'
import { buildCms, buildSite } from './built.mjs'
import { prepareFirstAdmin } from './firstAdmin.mjs'
import { installWhatIsMissing } from './installed.mjs'
import { requireUsableMachine } from './machine.mjs'
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
    await buildCms(settings.cmsEnv)
    await buildSite(settings.siteEnv)

    const cms = await serve({
      part: CMS,
      command: [process.execPath, ['dist/src/commands/serve.js']],
      env: settings.cmsEnv,
      readyAt: `${settings.cmsAddress}/healthz`,
    })
    const site = await serve({
      part: WEB,
      command: [process.execPath, ['serve.mjs']],
      env: settings.siteEnv,
      readyAt: settings.siteAddress,
    })
    announce(settings, signIn)
    say('Ctrl-C ends both.')
    await untilOneEnds([cms, site])
  },
  { exitCodeWhenInterrupted: 0 },
)
