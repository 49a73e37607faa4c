import { rmSync } from 'node:fs'

/** One inbox makes its tables and its first administrator: every other one starts on a copy of its database. */
export default async function makeTemplate(): Promise<() => void> {
  // Reads TEST_POSTGRES_URL when it is loaded, and a setup before this one sets it.
  const { startInbox } = await import('./inbox.ts')
  const inbox = await startInbox()
  inbox.signal('SIGTERM')
  await inbox.ended
  process.env['TEST_TEMPLATE'] = inbox.folder
  return () => rmSync(inbox.folder, { recursive: true, force: true })
}
