import * as v from 'valibot'

const Origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/\s]+$/, 'Write an origin without a path or trailing slash, such as https://example.com'),
)

const optional = (fallback: string) => v.optional(v.pipe(v.string(), v.trim()), fallback)

/** Settings of the build. An empty CMS_URL means that the lead inbox answers on the site's own origin. */
const SettingsSchema = v.object({
  SITE_URL: v.optional(Origin, 'http://localhost:3000'),
  CMS_URL: v.optional(
    v.union([v.literal(''), Origin], 'Write the origin of the lead inbox, such as http://localhost:1337, or leave it empty'),
    'http://localhost:1337',
  ),
  SITE_EMAIL: v.optional(v.pipe(v.string(), v.email('Write an email address')), 'info@example.com'),
  SITE_PHONE: v.optional(v.pipe(v.string(), v.regex(/^\+[0-9 ]{8,20}$/, 'Write a number such as +61 491 570 006')), '+61 491 570 006'),
  SITE_WHATSAPP: v.optional(v.pipe(v.string(), v.regex(/^\+[0-9 ]{8,20}$/, 'Write a number such as +61 491 570 006')), '+61 491 570 006'),
  SITE_LOCATION: optional('Sydney'),
  SITE_FACEBOOK: v.optional(v.pipe(v.string(), v.url()), 'https://www.facebook.com/'),
  SITE_INSTAGRAM: v.optional(v.pipe(v.string(), v.url()), 'https://www.instagram.com/'),
  SITE_YOUTUBE: v.optional(v.pipe(v.string(), v.url()), 'https://www.youtube.com/'),
  SITE_AGENT_NAME: optional(''),
  SITE_AGENT_MARN: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{7}$/))], 'Write the seven digits of the registration number'),
    '',
  ),
  SITE_HOSTING_COUNTRY: optional(''),
  SITE_VITALS_URL: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\/[\w/-]+$/))], 'Write a path of this site, such as /vitals, or leave it empty'),
    '',
  ),
  SITE_RETENTION_MONTHS: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{1,3}$/))], 'Write a number of months'), ''),
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
