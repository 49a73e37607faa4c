import { createEnv } from '../cms/scripts/createEnv.mjs'
import { buildIfStale } from './shared/buildIfStale.mjs'
import { command } from './shared/command.mjs'
import { prepareMachine } from './shared/install.mjs'
import { readSettings } from './shared/settings.mjs'

await command(async () => {
  await prepareMachine()
  createEnv()
  await buildIfStale(['cms', 'site'], readSettings().siteEnv)
})
