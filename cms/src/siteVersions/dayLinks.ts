// docs/decisions/0033: the folder is their store, so a restored backup brings no revoked link back.
import { createHash, randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { Refused } from '../operation/adminRoutes.ts'
import { DAY_LINK_LASTS_MS, type DayLink, dayLinkFile, dayLinkOf } from '../ownersContent/dayLinks.ts'
import type { KeptSnapshot } from './content.ts'
import { readWantedFile, writeWantedFile } from './folder.ts'

const MOST_AT_ONCE = 10
const TOKEN_BYTES = 32

const Kept = v.object({ link: v.object({ name: v.string(), by: v.string(), made: v.number() }) })

/** The newest first. One whose file is damaged has no name any more, and can still be revoked. */
export async function dayLinks(folder: string): Promise<DayLink[]> {
  const found = (await readdir(path.join(folder, 'wanted')).catch(() => [])).flatMap((file) => dayLinkOf(file) ?? [])
  const links = found
    .filter(({ expires }) => expires > Date.now())
    .map(async (file): Promise<DayLink> => {
      const kept = await readWantedFile(folder, dayLinkFile(file), Kept).catch(() => null)
      return { ...file, of: kept?.link ?? null }
    })
  return (await Promise.all(links)).sort((one, other) => other.expires - one.expires)
}

type NewDayLink = { name: string; by: string; origin: string; snapshot: KeptSnapshot }

/** Returns the link, which nothing keeps: it is shown once. */
export async function makeDayLink(folder: string, { name, by, origin, snapshot }: NewDayLink): Promise<string> {
  if ((await dayLinks(folder)).length >= MOST_AT_ONCE)
    throw new Refused(409, `There are ${MOST_AT_ONCE} links already: revoke one, or wait until one ends.`)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const made = Date.now()
  const file = dayLinkFile({ hash: createHash('sha256').update(token).digest('hex'), expires: made + DAY_LINK_LASTS_MS })
  await writeWantedFile(folder, file, JSON.stringify({ ...snapshot, link: { name, by, made } }))
  return `${origin}/day/${token}`
}

export async function revokeDayLink(folder: string, hash: string): Promise<void> {
  const wanted = path.join(folder, 'wanted')
  for (const file of await readdir(wanted).catch(() => []))
    if (dayLinkOf(file)?.hash === hash) await rm(path.join(wanted, file), { force: true })
}
