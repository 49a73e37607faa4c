// Runs in every page of the development server: tells faults.ts what has thrown, which sends it back for Vite's overlay.
import type { FAULT_EVENT, ToldFault } from './faults.ts'

const event: typeof FAULT_EVENT = 'site:fault'

const hot = import.meta.hot
let hasFault = false

function tell(error: unknown): void {
  if (!(error instanceof Error) || !hot) return
  hasFault = true
  const told: ToldFault = { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' }
  hot.send(event, told)
}

addEventListener('error', ({ error }) => tell(error))
addEventListener('unhandledrejection', ({ reason }) => tell(reason))

// What a part throws is caught, put on the console, and its printed HTML put back: islands/runtime/mount.tsx.
const { error: write } = console
console.error = (...args: unknown[]) => {
  write(...args)
  tell(args[0])
}

// A part that has stopped takes no edit: it starts again with the page.
hot?.on('vite:beforeUpdate', () => {
  if (hasFault) location.reload()
})
