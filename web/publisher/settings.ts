import { existsSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'

const Origin = v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s]+$/, 'Write an origin, such as https://preview.example.com'))

const SettingsSchema = v.object({
  PUBLISH_FOLDER: v.pipe(v.optional(v.string(), ''), v.nonEmpty('Name the folder that the inbox and the publisher share')),
  VERSIONS_FOLDER: v.pipe(v.optional(v.string(), ''), v.nonEmpty('Name the folder for the versions of the site')),
  /** Where each release has a folder of its own: what the one before serves, for its unchanged files. */
  VERSION_BEFORE: v.optional(v.string()),
  /** Where the pages are not served from here: what sends a finished version to its host. */
  UPLOAD_COMMAND: v.optional(v.string()),
  /** The same as the inbox has. Without it there is no preview. */
  PREVIEW_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'Write at least 16 random characters, as in the inbox’s settings'))),
  PREVIEW_ORIGIN: v.optional(Origin, 'http://localhost:3001'),
  PREVIEW_HOST: v.optional(v.string(), '127.0.0.1'),
  PREVIEW_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'Write a port')), '3001'),
  /** Whose pages may show the preview in a frame. */
  ADMIN_ORIGIN: v.optional(Origin, 'http://localhost:1337'),
})

export type PublisherSettings = ReturnType<typeof readPublisherSettings>
export type PreviewSettings = NonNullable<PublisherSettings['preview']>

/** Parses the environment. Throws an error that names the variable and the cure. */
export function readPublisherSettings(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(SettingsSchema, given)
  if (!parsed.success) {
    const lines = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
    throw new Error(`Wrong setting of the publisher.\n${lines.join('\n')}`)
  }
  const { PUBLISH_FOLDER, VERSIONS_FOLDER, VERSION_BEFORE, UPLOAD_COMMAND, ADMIN_ORIGIN } = parsed.output
  const { PREVIEW_SECRET, PREVIEW_ORIGIN, PREVIEW_HOST, PREVIEW_PORT } = parsed.output
  return {
    wanted: join(resolve(PUBLISH_FOLDER), 'wanted'),
    done: join(resolve(PUBLISH_FOLDER), 'done'),
    versions: resolve(VERSIONS_FOLDER),
    before: VERSION_BEFORE && existsSync(VERSION_BEFORE) ? realpathSync(VERSION_BEFORE) : undefined,
    release: resolve(environment.SITE_OUT_DIR ?? 'dist'),
    uploadCommand: UPLOAD_COMMAND,
    preview: PREVIEW_SECRET
      ? { secret: PREVIEW_SECRET, origin: PREVIEW_ORIGIN, host: PREVIEW_HOST, port: Number(PREVIEW_PORT), adminOrigin: ADMIN_ORIGIN }
      : null,
  }
}
