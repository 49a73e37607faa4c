// https://vike.dev/client — the only script of every page; a second one in a subfolder would replace it.

import { whenIdle } from '#islands/pageEvents.ts'
import { startIn, startIslands } from '#islands/runtime/start.ts'
import { startScrollState } from '#islands/scrollState.ts'

startScrollState()
startIslands()

let isAsked = false

/** What the shell does beyond its HTML: once the page is idle or touched, and again where the file was lost. */
async function startShell(): Promise<void> {
  if (isAsked) return
  isAsked = true
  try {
    const { start } = await import('#islands/shell/shell.ts')
    start(startIn)
  } catch (fault) {
    isAsked = false
    console.error(fault)
  }
}

whenIdle(startShell)
for (const touch of ['pointerover', 'pointerdown', 'focusin', 'online']) addEventListener(touch, startShell, { passive: true })

// vite.config.ts writes the address into the build; without one, none of this code is in it.
if (SITE_VITALS_URL) whenIdle(() => void import('#islands/vitals.ts').then(({ start }) => start()))
