// @ts-check
import { buildIfStale } from './shared/buildIfStale.mjs'
import { command } from './shared/command.mjs'
import { prepareMachine } from './shared/install.mjs'
import { prepareFirstAdmin } from './shared/servers.mjs'
import { readSettings } from './shared/settings.mjs'

await command(async () => {
  await prepareMachine()
  await prepareFirstAdmin()
  await buildIfStale(readSettings(), { force: true })
})
