import * as v from 'valibot'

const Origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/\s]+$/, 'Write an origin without a path or trailing slash, such as https://example.com'),
)

/** Settings of the build. An empty CMS_URL means that the lead inbox answers on the site's own origin. */
const SettingsSchema = v.object({
  SITE_URL: v.optional(Origin, 'http://localhost:3000'),
  CMS_URL: v.optional(
    v.union([v.literal(''), Origin], 'Write the origin of the lead inbox, such as http://localhost:1337, or leave it empty'),
    'http://localhost:1337',
  ),
  SITE_VITALS_URL: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\/[\w/-]+$/))], 'Write a path of this site, such as /vitals, or leave it empty'),
    '',
  ),
  SITE_TEXT_LICENCE: v.optional(v.picklist(['', 'CC-BY-4.0'], 'Write CC-BY-4.0, or leave it empty to give no licence'), ''),
})

export type Settings = v.InferOutput<typeof SettingsSchema>

/** Parses the build's environment. Throws an error that names the variable and the cure. */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const parsed = v.safeParse(SettingsSchema, environment)
  if (parsed.success) return parsed.output
  const lines = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message} (now: "${String(issue.input)}")`)
  throw new Error(`Wrong setting of the site.\n${lines.join('\n')}`)
}

export const settings = parseSettings(process.env)

/** The public address of a path of this site. */
export function siteUrl(path: string): string {
  return settings.SITE_URL + path
}
