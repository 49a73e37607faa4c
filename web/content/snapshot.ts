// As a whole: the examples of parts read content in a browser, where nothing of it is asked for.
import fs from 'node:fs'
import * as v from 'valibot'
import { SNAPSHOT_FORMAT, type Snapshot, SnapshotSchema } from '../../cms/src/ownersContent/contentTypes.ts'

/** The message is one sentence for the owner, the lines are for whoever helps them: publisher/failure.ts. */
function snapshotError(sentence: string, lines: readonly string[]): Error {
  return Object.assign(new Error(sentence), { lines })
}

function parseSnapshot(text: string): Snapshot {
  const data = jsonOf(text)
  const format = typeof data === 'object' && data !== null && 'format' in data ? data.format : undefined
  if (typeof format === 'number' && format !== SNAPSHOT_FORMAT)
    throw snapshotError(
      format < SNAPSHOT_FORMAT
        ? 'The site has been updated since this version was made: press Publish once more.'
        : 'The site is older than the inbox: update the site, then press Publish again.',
      [`The snapshot has format ${format}, the site reads format ${SNAPSHOT_FORMAT}.`],
    )
  const parsed = v.safeParse(SnapshotSchema, data)
  if (parsed.success) return parsed.output
  const lines = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
  throw snapshotError(`The content breaks a rule of the site at ${lines[0]}`, lines)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw snapshotError('What was published arrived damaged: press Publish again.', [String(error)])
  }
}

/** What the owner has published, or null: then the site has the placeholders of the repository. */
export const snapshot: Snapshot | null = process.env.SITE_CONTENT ? parseSnapshot(fs.readFileSync(process.env.SITE_CONTENT, 'utf8')) : null
