import { join } from 'node:path'
import { parseSnapshot } from '#content/snapshot.ts'
import { writeWhole } from './files.ts'
import { type Problem, problemOf } from './problem.ts'
import { renderVersion } from './renderVersion.ts'
import { CONTENT, type Versions } from './versions.ts'
import type { Wanted } from './wanted.ts'

/** Renders what is wanted and serves it. Resolves to the problem, or to null; whatever happens, the site keeps a version. */
export async function publishVersion(
  { kind, text, number, inputs }: Wanted,
  { versions, release, signal }: { versions: Versions; release: string; signal: AbortSignal },
): Promise<Problem | null> {
  try {
    if (text !== undefined) parseSnapshot(text)
    const folder = versions.begin(kind)
    const content = text === undefined ? undefined : join(folder, CONTENT)
    if (content !== undefined && text !== undefined) writeWhole(content, text)
    const problem = await renderVersion({ release, folder, content, preview: kind === 'preview', earlier: versions.earlier(), signal })
    if (problem === null && !signal.aborted) versions.finish(kind, folder, { number, inputs })
    else versions.removeUnfinished()
    return problem
  } catch (error) {
    return { ...problemOf(error), ...notRemoved(versions) }
  }
}

/** On a full disk what was begun takes the room that the next one needs. Where nothing can be removed, that is what is wrong. */
function notRemoved(versions: Versions): Problem | undefined {
  try {
    versions.removeUnfinished()
    return undefined
  } catch (error) {
    return problemOf(error)
  }
}
