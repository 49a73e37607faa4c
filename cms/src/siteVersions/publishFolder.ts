import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import {
  type Edition,
  type PublishedPages,
  PublishedPagesSchema,
  type PublishStatus,
  PublishStatusSchema,
} from '../ownersContent/publishStatus.ts'
import type { Assembled } from './content.ts'

/** The inbox writes only in wanted/, the publisher only in done/ (docs/decisions/0020). */
export async function writeWanted(folder: string, name: Edition, snapshot: Assembled): Promise<void> {
  const target = path.join(folder, 'wanted', `${name}.json`)
  const draft = `${target}.${randomBytes(6).toString('hex')}`
  await mkdir(path.dirname(target), { recursive: true })
  try {
    const file = await open(draft, 'w', 0o640)
    try {
      await file.writeFile(JSON.stringify(snapshot))
      // Renamed first, a file could be empty after a power cut.
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** A link to a preview lasts five minutes, and what it opens an hour. */
const PREVIEW_KEPT_MS = 2 * 3_600_000

/** It may show what was taken back since, as may a file that a crash left unfinished. */
export async function removeOldPreview(folder: string): Promise<void> {
  const wanted = path.join(folder, 'wanted')
  for (const name of await readdir(wanted).catch(() => [])) {
    const file = path.join(wanted, name)
    const made = await stat(file).catch(() => null)
    if (name !== 'live.json' && made && Date.now() - made.mtimeMs > PREVIEW_KEPT_MS) await rm(file, { force: true })
  }
}

/** Null when there is none, or none that can be read: then it is written again. */
export async function readWanted(folder: string, name: Edition): Promise<{ number: number; text: string } | null> {
  const text = await readText(path.join(folder, 'wanted', `${name}.json`))
  const parsed = text === null ? null : v.safeParse(v.object({ number: v.number() }), parseJson(text))
  return text !== null && parsed?.success ? { number: parsed.output.number, text } : null
}

/** Null while the publisher has not reported anything that can be read. */
export async function readStatus(folder: string, name: Edition): Promise<PublishStatus | null> {
  const text = await readText(path.join(folder, 'done', `${name}.json`))
  const parsed = v.safeParse(PublishStatusSchema, text === null ? null : parseJson(text))
  return parsed.success ? parsed.output : null
}

/** Null before the publisher's first report: then links are not checked here, but in the build. */
export async function readPages(folder: string): Promise<PublishedPages | null> {
  const text = await readText(path.join(folder, 'done', 'pages.json'))
  const parsed = v.safeParse(PublishedPagesSchema, text === null ? null : parseJson(text))
  return parsed.success ? parsed.output : null
}

async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
