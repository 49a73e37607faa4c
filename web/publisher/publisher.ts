// With --once it renders the live site for this release and ends, with exit code 1 if it could not: docs/decisions/0020.
import { PreviewProcess } from './preview/previewProcess.ts'
import { Publisher } from './publishing.ts'
import { readPublisherSettings } from './settings.ts'

async function run(): Promise<number> {
  const settings = readPublisherSettings(process.env)
  const publisher = new Publisher(settings)
  if (process.argv.includes('--once')) return publisher.publishOnce()
  if (settings.preview) {
    const preview = new PreviewProcess(settings, settings.preview)
    await preview.listen()
    void preview.openAlways()
  } else process.stdout.write('There is no PREVIEW_SECRET, so no preview can be opened\n')
  return publisher.publishAlways()
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
try {
  process.exit(await run())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
