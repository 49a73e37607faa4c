// A process of its own: the content is read once, when it starts, and a failure takes nothing else with it.
import { failureOf } from './failure.ts'

try {
  // The bundle this file is part of: Vike would look for a later one. A mistake in the content, parsed on import, is a failure to report.
  await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href)
  const { renderAllPages } = await import('./renderAllPages.ts')
  await renderAllPages()
  process.exit(0)
} catch (error) {
  const end = () => process.exit(1)
  if (process.send) process.send(failureOf(error), end)
  else end()
}
