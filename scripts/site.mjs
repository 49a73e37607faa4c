// Runs one of web/'s own scripts with the site's settings: node scripts/site.mjs check:content
import { existsSync } from 'node:fs'
import path from 'node:path'
import { command } from './shared/command.mjs'
import { prepareMachine } from './shared/install.mjs'
import { npm, WEB } from './shared/packages.mjs'
import { launch } from './shared/processes.mjs'
import { readSettings } from './shared/settings.mjs'

await command(async () => {
  await prepareMachine()
  const [name = 'check', ...more] = process.argv.slice(2)
  const script = npm('run', '--silent', name, '--', ...more)
  const { siteEnv, published } = readSettings()
  // A check is of the site as it is published here.
  const live = path.join(published.PUBLISH_FOLDER, 'wanted', 'live.json')
  const content = name.startsWith('check:') && existsSync(live) ? { SITE_CONTENT: live } : {}
  const end = await launch(script, { cwd: WEB.dir, env: { ...content, ...siteEnv }, output: 'inherit' }).ended
  return end === 0 ? 0 : 1
})
