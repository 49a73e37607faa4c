import { createEnv } from '../cms/scripts/createEnv.mjs'
import { buildIfStale } from './shared/buildIfStale.mjs'
import { command } from './shared/command.mjs'
import { installPackage, prepareDriver } from './shared/install.mjs'
import { PACKAGES } from './shared/packages.mjs'
import { readSettings } from './shared/settings.mjs'

await command(async () => {
  await Promise.all(PACKAGES.map(installPackage))
  createEnv()
  await Promise.all([prepareDriver(), buildIfStale(['cms', 'site'], readSettings().siteEnv)])
})
