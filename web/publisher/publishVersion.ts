import { join } from 'node:path'
import { parseSnapshot } from '#content/snapshot.ts'
import { writeWhole } from './files.ts'
import { type Failure, failureOf } from './problem.ts'
import { renderVersion } from './renderVersion.ts'
import { CONTENT, type Versions } from './versions.ts'
import type { Wanted } from './wanted.ts'

/** Renders what is wanted and serves it. Resolves to the failure, or to null; whatever happens, the site keeps a version. */
export async function publishVersion(
  { edition, text, number, inputs }: Wanted,
  { versions, release, signal }: { versions: Versions; release: string; signal: AbortSignal },
): Promise<Failure | null> {
  try {
    if (text !== undefined) parseSnapshot(text)
    const folder = versions.begin(edition)
    const content = text === undefined ? undefined : join(folder, CONTENT)
    if (content !== undefined && text !== undefined) writeWhole(content, text)
    const preview = edition === 'preview'
    const failure = await renderVersion({ release, folder, content, preview, earlier: versions.earlier(), signal })
    if (failure === null) await versions.finish(edition, folder, { number, inputs })
    else versions.removeUnfinished()
    return failure
  } catch (error) {
    return { ...failureOf(error), ...notRemoved(versions) }
  }
}

/** On a full disk what was begun takes the room that the next one needs. Where nothing can be removed, that is what is wrong. */
function notRemoved(versions: Versions): Failure | undefined {
  try {
    versions.removeUnfinished()
    return undefined
  } catch (error) {
    return failureOf(error)
  }
}
