import { rmSync } from 'node:fs'
import { startInbox } from './inbox.ts'

/** One inbox makes its tables and its first administrator: every other one starts on a copy of its database. */
export default async function makeTemplate(): Promise<() => void> {
  const inbox = await startInbox()
  inbox.signal('SIGTERM')
  await inbox.ended
  process.env['TEST_TEMPLATE'] = inbox.folder
  return () => rmSync(inbox.folder, { recursive: true, force: true })
}
