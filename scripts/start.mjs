import { buildIfStale } from './shared/buildIfStale.mjs'
import { command } from './shared/command.mjs'
import { node } from './shared/packages.mjs'
import { serveBoth } from './shared/servers.mjs'

await command(
  () =>
    serveBoth({
      commands: { cms: node('dist/src/commands/serve.js'), site: node('serve.mjs') },
      note: 'Ctrl-C ends both.',
      before: ({ siteEnv }) => buildIfStale(['cms', 'site'], siteEnv),
      publishing: true,
    }),
  { exitCodeWhenInterrupted: 0 },
)
