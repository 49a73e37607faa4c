import { rmSync } from 'node:fs'
import path from 'node:path'
import { type CleanInbox, cleanInbox } from './cleanInbox.ts'
import { DETAILS, publish, report, reportPages, save, siteState } from './site.ts'
import { EDITOR, type Member, signIn } from './team.ts'
import { until } from './until.ts'

export type Site = { inbox: CleanInbox; folder: string; owner: Member; editor: Member; base: number }

const PAGES = { paths: ['/', '/pricing', '/blogs', '/blogs/cpd-list'], guides: [{ slug: 'cpd-list', title: 'A CPD list' }] }

/**
 * A site whose one version, `base`, has the details alone and is live. Its number follows the last one that this worker's
 * publisher was given. Once it is published, no round that began before is left to write into the folder.
 */
export async function cleanSite(): Promise<Site> {
  const inbox = await cleanInbox()
  const folder = inbox.site
  for (const left of ['done', 'wanted/preview.json']) rmSync(path.join(folder, left), { recursive: true, force: true })
  reportPages(folder, PAGES)
  const owner = await signIn(inbox)
  const editor = await signIn(inbox, EDITOR)
  await save(editor, 'details', DETAILS)
  await publish(editor)
  const { base } = await siteState(editor)
  await show({ inbox, folder, editor }, base)
  return { inbox, folder, owner, editor, base }
}

/** As the publisher does once it is through with a version. */
export async function show({ inbox, folder, editor }: Pick<Site, 'inbox' | 'folder' | 'editor'>, number: number): Promise<void> {
  report(folder, { number, state: 'ready', started: new Date(inbox.now()).toISOString(), seconds: 1 })
  await until(`version ${number} is live`, async () => (await siteState(editor)).live === number)
}
