import { createHmac, hkdfSync } from 'node:crypto'
import path from 'node:path'
import { type Environment, parseVariables, type Variables } from './variables.ts'

/** A failure we know the cure for: its message is the one line to show, without a stack. */
export class UserError extends Error {
  override name = 'UserError'
}

export type Settings = ReturnType<typeof arrange>
export type NoticeSettings = Settings['notices']
export type PublishingSettings = Settings['publishing']
export type SmtpSettings = NonNullable<NoticeSettings['smtp']>
export type WebhookSettings = NonNullable<NoticeSettings['webhook']>
export type WorkSettings = Settings['work']
export type FirstAdmin = NonNullable<Settings['firstAdmin']>
export type DatabaseSettings = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }

/** Reads the whole environment, or throws a UserError with a line for each problem: the variable and the cure. */
export function readSettings(environment: Environment, appDir: string): Settings {
  const parsed = parseVariables(environment)
  const problems = parsed.ok ? problemsBetween(parsed.variables) : parsed.problems
  if (!parsed.ok || problems.length > 0) throw new UserError(problems.join('\n'))
  return arrange(parsed.variables, appDir)
}

const OF_SMTP = ['SMTP_PORT', 'SMTP_SECURE', 'SMTP_USER', 'SMTP_PASSWORD', 'NOTICE_FROM', 'NOTICE_TO'] as const

/** What is right alone and wrong beside the others. */
function problemsBetween(variables: Variables): string[] {
  const has = (name: keyof Variables) => variables[name] !== undefined
  const problems: [isWrong: boolean, words: string][] = [
    ...OF_SMTP.map((name): [boolean, string] => [
      has(name) && !has('SMTP_HOST'),
      `${name} is set, but SMTP_HOST is not. Set SMTP_HOST, or remove ${name} to keep notices off.`,
    ]),
    ...(['NOTICE_FROM', 'NOTICE_TO'] as const).map((name): [boolean, string] => [
      has('SMTP_HOST') && !has(name),
      `${name} is missing. Set it beside SMTP_HOST to an email address.`,
    ]),
    [has('SMTP_PASSWORD') && !has('SMTP_USER'), 'SMTP_USER is missing. Set it beside SMTP_PASSWORD, or remove both.'],
    [has('SMTP_USER') && !has('SMTP_PASSWORD'), 'SMTP_PASSWORD is missing. Set it beside SMTP_USER, or remove both.'],
    [has('PREVIEW_ORIGIN') && !has('PREVIEW_SECRET'), 'PREVIEW_SECRET is missing. Set it beside PREVIEW_ORIGIN, or remove both.'],
    [has('PREVIEW_ORIGIN') && !has('PUBLISH_FOLDER'), 'PUBLISH_FOLDER is missing. Set it beside PREVIEW_ORIGIN, or remove PREVIEW_ORIGIN.'],
    [has('WEBHOOK_SECRET') && !has('WEBHOOK_URL'), 'WEBHOOK_URL is missing. Set it beside WEBHOOK_SECRET, or remove both.'],
    [has('WEBHOOK_URL') && !has('WEBHOOK_SECRET'), 'WEBHOOK_SECRET is missing. Set it beside WEBHOOK_URL to 16 or more random characters.'],
  ]
  return problems.filter(([isWrong]) => isWrong).map(([, words]) => words)
}

function arrange(variables: Variables, appDir: string) {
  return {
    host: variables.CMS_HOST,
    port: variables.CMS_PORT,
    logLevel: variables.LOG_LEVEL,
    siteOrigins: variables.SITE_ORIGINS,
    secrets: {
      appKeys: variables.APP_KEYS,
      adminJwt: variables.ADMIN_JWT_SECRET,
      apiTokenSalt: variables.API_TOKEN_SALT,
      transferTokenSalt: variables.TRANSFER_TOKEN_SALT,
      encryptionKey: variables.ENCRYPTION_KEY,
    },
    database: databaseOf(variables, appDir),
    /** Null once the password was taken out of the environment: later starts do not need it. */
    firstAdmin: variables.ADMIN_PASSWORD ? { email: variables.ADMIN_EMAIL.toLowerCase(), password: variables.ADMIN_PASSWORD } : null,
    limits: {
      /** How many proxies of our own are in front of the inbox: it believes that many last entries of X-Forwarded-For. */
      trustedProxies: variables.TRUSTED_PROXIES,
      /** How long they take to see that the inbox is not ready. */
      proxyNoticesMs: variables.PROXY_NOTICES_MS,
      perClient: variables.LIMIT_PER_CLIENT,
      total: variables.LIMIT_TOTAL,
    },
    storage: { diskReserveMb: variables.DISK_RESERVE_MB, databaseMaxMb: variables.DATABASE_MAX_MB },
    notices: {
      /** Null without SMTP_HOST: notices are off, and the admin says so. */
      smtp: smtpOf(variables),
      webhook: variables.WEBHOOK_URL && variables.WEBHOOK_SECRET ? { url: variables.WEBHOOK_URL, secret: variables.WEBHOOK_SECRET } : null,
      /** In Sydney; null sends no digest. */
      digestHour: variables.DIGEST_HOUR,
      /** Where the team opens the admin: an origin, for the links in notices. */
      inboxUrl: variables.INBOX_URL ?? null,
      /** Where nightly backups are. Where nobody says so the inbox makes them itself, beside its database. */
      backups: backupsOf(variables, appDir),
      /** The digest says when leads are still here that should be gone. */
      retentionMonths: variables.RETENTION_MONTHS,
      backupLookMs: variables.BACKUP_LOOK_MS,
      everyMs: variables.NOTICE_EVERY_MS,
      timeoutMs: variables.NOTICE_TIMEOUT_MS,
      answerMs: variables.NOTICE_ANSWER_MS,
      firstRetryMs: variables.NOTICE_RETRY_MS,
      tries: variables.NOTICE_TRIES,
    },
    publishing: {
      /** Shared with the publisher; null turns publishing off. */
      folder: variables.PUBLISH_FOLDER ? path.resolve(appDir, variables.PUBLISH_FOLDER) : null,
      preview:
        variables.PREVIEW_ORIGIN && variables.PREVIEW_SECRET
          ? { origin: variables.PREVIEW_ORIGIN, secret: variables.PREVIEW_SECRET }
          : null,
      everyMs: variables.PUBLISH_EVERY_MS,
      retentionMonths: variables.RETENTION_MONTHS,
    },
    /** When the team works, in Sydney, Monday to Friday: the time to a first answer counts no other. */
    work: { ...variables.WORK_HOURS, holidays: variables.HOLIDAYS ?? [] },
    /** The privacy page names the same number: it is part of what is published. */
    retentionMonths: variables.RETENTION_MONTHS,
  }
}

function databaseOf({ DATABASE_URL, SQLITE_FILE }: Variables, appDir: string): DatabaseSettings {
  return DATABASE_URL ? { kind: 'postgres', url: DATABASE_URL } : { kind: 'sqlite', file: path.resolve(appDir, SQLITE_FILE) }
}

function backupsOf({ BACKUP_FOLDER, DATABASE_URL, SQLITE_FILE }: Variables, appDir: string) {
  if (BACKUP_FOLDER) return { folder: path.resolve(appDir, BACKUP_FOLDER), isOwn: false }
  const data = DATABASE_URL ? path.join(appDir, 'data') : path.dirname(path.resolve(appDir, SQLITE_FILE))
  return { folder: path.join(data, 'backups'), isOwn: true }
}

function smtpOf({ SMTP_HOST, SMTP_PORT, SMTP_SECURE, SMTP_USER, SMTP_PASSWORD, NOTICE_FROM, NOTICE_TO }: Variables) {
  if (!SMTP_HOST) return null
  const secure = SMTP_SECURE === 'true'
  return {
    host: SMTP_HOST,
    port: SMTP_PORT ?? (secure ? 465 : 587),
    secure,
    login: SMTP_USER && SMTP_PASSWORD ? { user: SMTP_USER, password: SMTP_PASSWORD } : null,
    from: NOTICE_FROM?.[0] ?? '',
    to: NOTICE_TO ?? [],
  }
}

let current: Settings | undefined

export function settings(): Settings {
  // Compiled to dist/src/settings/, three levels below the folder with .env and data/.
  const appDir = path.resolve(__dirname, '..', '..', '..')
  current ??= readSettings(process.env, appDir)
  return current
}

/** Without the secret, no one can try values against the hash. One purpose never yields another's hash. */
export function keyedHash(secret: string, purpose: string): (text: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `lead inbox: ${purpose}`, 32))
  return (text) => createHmac('sha256', key).update(text).digest().subarray(0, 18).toString('base64url')
}
