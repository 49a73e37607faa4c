// Renders one version into SITE_OUT_DIR and checks it. A process of its own: the content is read once, when it starts,
// and a failure takes nothing else with it. What went wrong is sent to renderVersion.ts.
import { failureOf } from './failure.ts'

try {
  // The bundle that this file is part of, not one that was built later: Vike would look for it. The content is parsed when it is
  // imported, so a mistake in it is a failure to report.
  await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href)
  const { renderAllPages } = await import('./renderAllPages.ts')
  await renderAllPages()
  process.exit(0)
} catch (error) {
  process.send?.(failureOf(error), () => process.exit(1))
}
