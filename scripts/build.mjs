// @ts-check
import { buildCms, buildSite } from './built.mjs'
import { prepareFirstAdmin } from './firstAdmin.mjs'
import { installWhatIsMissing } from './installed.mjs'
import { requireUsableMachine } from './machine.mjs'
import { command } from './report.mjs'
import { readSettings } from './settings.mjs'

await command(
  async () => {
    requireUsableMachine()
    await installWhatIsMissing()
    await prepareFirstAdmin()
    const { cmsEnv, siteEnv } = readSettings()
    await buildCms(cmsEnv, { force: true })
    await buildSite(siteEnv, { force: true })
  },
  { exitCodeWhenInterrupted: 130 },
)
