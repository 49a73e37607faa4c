import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { dayLinkOf } from '../ownersContent/dayLinks.ts'
import { isPictureFile } from '../ownersContent/pictures.ts'
import {
  type Edition,
  type PublishedPages,
  PublishedPagesSchema,
  type PublishStatus,
  PublishStatusSchema,
} from '../ownersContent/publishStatus.ts'
import { HOUR_MS } from '../time/durations.ts'
import type { KeptSnapshot } from './content.ts'

/** The inbox writes only in wanted/, the publisher only in done/ (docs/decisions/0020). */
export async function writeWanted(folder: string, name: Edition, snapshot: KeptSnapshot): Promise<void> {
  await writeWantedFile(folder, `${name}.json`, JSON.stringify(snapshot))
}

export async function writeWantedFile(folder: string, name: string, content: string | Buffer): Promise<void> {
  const target = path.join(folder, 'wanted', name)
  const draft = `${target}.${randomBytes(6).toString('hex')}`
  await mkdir(path.dirname(target), { recursive: true })
  try {
    // Flushed, because a file renamed first could be empty after a power cut.
    await writeFile(draft, content, { mode: 0o640, flush: true })
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** A link to a preview lasts five minutes, and what it opens an hour. */
const PREVIEW_KEPT_MS = 2 * HOUR_MS

/** It may show what was taken back since, as may a file that a crash left unfinished. */
export async function removeOldPreview(folder: string): Promise<void> {
  const wanted = path.join(folder, 'wanted')
  for (const name of await readdir(wanted).catch(() => [])) {
    const file = path.join(wanted, name)
    const made = await stat(file).catch(() => null)
    const link = dayLinkOf(name)
    if (isPictureFile(name) || (link && link.expires > Date.now())) continue
    if (name !== 'live.json' && made && Date.now() - made.mtimeMs > PREVIEW_KEPT_MS) await rm(file, { force: true })
  }
}

/** Null when there is none, or none that can be read: then it is written again. */
export async function readWanted(folder: string, name: Edition): Promise<{ number: number; text: string } | null> {
  const text = await readText(path.join(folder, 'wanted', `${name}.json`))
  const found = parsed(v.object({ number: v.number() }), text)
  return text !== null && found ? { number: found.number, text } : null
}

/** Null when it is damaged, or there is none. */
export async function readWantedFile<Schema extends v.GenericSchema>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  return parsed(schema, await readText(path.join(folder, 'wanted', name)))
}

export async function readStatus(folder: string, name: Edition): Promise<PublishStatus | null> {
  return parsed(PublishStatusSchema, await readText(path.join(folder, 'done', `${name}.json`)))
}

let lastPages: { file: string; mtimeMs: number; pages: PublishedPages | null } | undefined

/** Null before the publisher's first report: then links are not checked here, but in the build. Large, so read once. */
export async function readPages(folder: string): Promise<PublishedPages | null> {
  const file = path.join(folder, 'done', 'pages.json')
  const { mtimeMs = 0 } = (await stat(file).catch(() => null)) ?? {}
  if (lastPages?.file === file && lastPages.mtimeMs === mtimeMs) return lastPages.pages
  lastPages = { file, mtimeMs, pages: parsed(PublishedPagesSchema, await readText(file)) }
  return lastPages.pages
}

/** The number that the site was given last; 0 where there is none, or none that can be read: then handing over fails too, and says why. */
export async function numberInFolder(folder: string): Promise<number> {
  const found = await Promise.all([readWanted(folder, 'live'), readStatus(folder, 'live')].map((reading) => reading.catch(() => null)))
  return Math.max(0, ...found.map((each) => each?.number ?? 0))
}

const LINK_VALID_S = 5 * 60

/** What the preview server checks: HMAC-SHA256 of "number.exp" (docs/decisions/0020). */
export function previewLink({ origin, secret }: { origin: string; secret: string }, number: number): string {
  const exp = Math.floor(Date.now() / 1_000) + LINK_VALID_S
  const sig = createHmac('sha256', secret).update(`${number}.${exp}`).digest('hex')
  return `${origin}/open?n=${number}&exp=${exp}&sig=${sig}`
}

async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, text: string | null): v.InferOutput<Schema> | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text ?? 'null'))
    return result.success ? result.output : null
  } catch {
    return null
  }
}
