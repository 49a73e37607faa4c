import * as v from 'valibot'
import { isDay } from '../contract/day.ts'

export type Environment = Readonly<Record<string, string | undefined>>

type Message = (issue: { input: unknown }) => string

const RUN_ENV = 'Run "npm run env" in cms/ to write random ones to cms/.env.'
const GUESSABLE = /tobemodified|change[-_]?me|example|placeholder|password|default/i

const text = (holds: (value: string) => boolean, message: string | Message) => v.pipe(v.string(), v.check(holds, message))
const is =
  (cure: string): Message =>
  (issue) =>
    `is "${issue.input}". ${cure}`

function wholeNumber(min: number, max: number) {
  const inRange = (value: string) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max
  return v.pipe(text(inRange, is(`Set it to a whole number from ${min} to ${max}.`)), v.transform(Number))
}

function whole(fallback: number, min: number, max: number) {
  return v.optional(wholeNumber(min, max), String(fallback))
}

function secret(isStrong: (value: string) => boolean) {
  return v.pipe(v.string(`is missing. ${RUN_ENV}`), v.check(isStrong, `can be guessed. Remove it from cms/.env. ${RUN_ENV}`))
}

const isStrongSecret = (value: string) => value.length >= 16 && new Set(value).size >= 6 && !GUESSABLE.test(value)
const sharedSecret = text(isStrongSecret, `can be guessed. Remove it from cms/.env. ${RUN_ENV}`)
const list = (value: string) => value.split(',').map((part) => part.trim())
const listOf = (holds: (part: string) => boolean, message: Message) =>
  v.pipe(
    text((value) => list(value).every(holds), message),
    v.transform(list),
  )
const isOrigin = (value: string) => isWebAddress(value) && new URL(value).origin === value
const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
const isHost = (value: string) => /^[A-Za-z0-9.:-]+$/.test(value)
const HOST = is('Set it to a host name or an IP address.')

function isHours(value: string): boolean {
  const [, opens, closes] = /^(\d{1,2})-(\d{1,2})$/.exec(value) ?? []
  return Number(opens) < Number(closes) && Number(closes) <= 24
}

/** bcrypt, which Strapi uses, reads no more than 72 bytes. */
function isStrongPassword(value: string): boolean {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/]
  return value.length >= 12 && Buffer.byteLength(value) <= 72 && kinds.every((kind) => kind.test(value))
}

function addresses(most: number) {
  const isSound = (address: string) => /^[^\s@<>"(),;:]+@[A-Za-z0-9.-]+$/.test(address)
  const sound = listOf(isSound, is('Set it to an email address such as leads@example.com.'))
  return v.optional(v.pipe(sound, v.maxLength(most, `has too many addresses. Set it to at most ${most}.`)))
}

/** Every variable of cms/.env.example: what it may be, its default, and what a wrong one is told. Secrets are never repeated. */
const VariablesSchema = v.object({
  APP_KEYS: v.pipe(
    secret((value) => list(value).every(isStrongSecret)),
    v.transform(list),
  ),
  ADMIN_JWT_SECRET: secret(isStrongSecret),
  API_TOKEN_SALT: secret(isStrongSecret),
  TRANSFER_TOKEN_SALT: secret(isStrongSecret),
  ENCRYPTION_KEY: secret(isStrongSecret),

  ADMIN_EMAIL: v.optional(
    text((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), is('Set it to an email address.')),
    'admin@example.com',
  ),
  ADMIN_PASSWORD: v.optional(
    text(isStrongPassword, 'is too weak. Use 12 to 72 characters with a small letter, a capital letter and a digit.'),
  ),

  CMS_HOST: v.optional(text(isHost, HOST), '127.0.0.1'),
  CMS_PORT: whole(1337, 1, 65_535),
  LOG_LEVEL: v.optional(v.picklist(['error', 'warn', 'info', 'http', 'debug'], is('Set it to error, warn, info, http or debug.')), 'info'),
  SITE_ORIGINS: v.optional(
    listOf(isOrigin, is('List origins such as https://www.example.com, separated by commas, without a path or a slash at the end.')),
    'http://localhost:3000,http://127.0.0.1:3000',
  ),

  SQLITE_FILE: v.optional(v.string(), 'data/leads.db'),
  DATABASE_URL: v.optional(
    text(
      (value) => /^postgres(ql)?:\/\/[^/]/.test(value) && URL.canParse(value),
      'is not a PostgreSQL address. Set it to postgres://user:password@host:5432/name, or remove it to use SQLite.',
    ),
  ),
  BACKUP_FOLDER: v.optional(v.string()),
  DISK_RESERVE_MB: whole(200, 0, 1_000_000_000),
  DATABASE_MAX_MB: whole(5_000, 1, 1_000_000_000),

  TRUSTED_PROXIES: whole(0, 0, 10),
  // Caddy asks /healthz four times a second: deploy/caddy/inbox.caddy.
  PROXY_NOTICES_MS: whole(2_000, 0, 60_000),
  // A class of a hundred who send the form from one address, with a retry each, stays below.
  LIMIT_PER_CLIENT: whole(200, 1, 1_000_000_000),
  // Ten a second: far above any campaign.
  LIMIT_TOTAL: whole(6_000, 1, 1_000_000_000),
  RETENTION_MONTHS: whole(24, 1, 600),

  PUBLISH_FOLDER: v.optional(v.string()),
  PUBLISH_EVERY_MS: whole(1_000, 20, 3_600_000),
  PREVIEW_ORIGIN: v.optional(text(isOrigin, is('Set it to an origin such as https://preview.example.com, without a path.'))),
  PREVIEW_SECRET: v.optional(sharedSecret),
  WORK_HOURS: v.optional(
    v.pipe(
      text(isHours, is('Set it to two full hours of the day, such as 9-17.')),
      v.transform((value) => {
        const [opens = 9, closes = 17] = value.split('-').map(Number)
        return { opens, closes }
      }),
    ),
    '9-17',
  ),
  HOLIDAYS: v.optional(listOf(isDay, is('List days such as 2026-12-25,2026-12-28.'))),

  SMTP_HOST: v.optional(text(isHost, HOST)),
  SMTP_PORT: v.optional(wholeNumber(1, 65_535)),
  SMTP_SECURE: v.optional(v.picklist(['true', 'false'], is('Set it to true or false.'))),
  SMTP_USER: v.optional(v.string()),
  SMTP_PASSWORD: v.optional(v.string()),
  NOTICE_FROM: addresses(1),
  NOTICE_TO: addresses(20),
  DIGEST_HOUR: v.union(
    [
      v.pipe(
        v.literal('off'),
        v.transform(() => null),
      ),
      whole(8, 0, 23),
    ],
    is('Set it to an hour from 0 to 23, or to off.'),
  ),
  INBOX_URL: v.optional(text(isOrigin, is('Set it to an origin such as https://inbox.example.com, without a path.'))),
  WEBHOOK_URL: v.optional(text(isWebAddress, 'is not an address. Set it to https://…, or remove WEBHOOK_URL and WEBHOOK_SECRET.')),
  WEBHOOK_SECRET: v.optional(text((value) => value.length >= 16, 'is too short. Set it to 16 or more random characters.')),
  BACKUP_LOOK_MS: whole(600_000, 20, 3_600_000),
  NOTICE_EVERY_MS: whole(5_000, 20, 3_600_000),
  NOTICE_TIMEOUT_MS: whole(10_000, 100, 60_000),
  // Ten minutes: RFC 5321, 4.5.3.2.6.
  NOTICE_ANSWER_MS: whole(600_000, 100, 3_600_000),
  NOTICE_RETRY_MS: whole(30_000, 20, 3_600_000),
  // Doubling from half a minute up to an hour, thirty tries take a day.
  NOTICE_TRIES: whole(30, 1, 1_000),
})

export type Variables = v.InferOutput<typeof VariablesSchema>

/** Strapi's own rule for passwords counts spaces too. */
const KEPT_AS_TYPED = ['ADMIN_PASSWORD', 'SMTP_PASSWORD']

export function parseVariables(environment: Environment): { ok: true; variables: Variables } | { ok: false; problems: string[] } {
  const names = Object.keys(VariablesSchema.entries)
  const given = names.map((name) => [name, (KEPT_AS_TYPED.includes(name) ? environment[name] : environment[name]?.trim()) || undefined])
  const parsed = v.safeParse(VariablesSchema, Object.fromEntries(given))
  if (parsed.success) return { ok: true, variables: parsed.output }
  return { ok: false, problems: parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`) }
}
