import { readNumber } from './readNumber.ts'
import { type Environment, optional, readChoice, readHost, readPort } from './readVariables.ts'
import { SetupError } from './SetupError.ts'

export type SmtpSettings = {
  host: string
  port: number
  secure: boolean
  login: { user: string; password: string } | null
  from: string
  to: string[]
}

export type WebhookSettings = { url: string; secret: string }

export type NoticeSettings = {
  smtp: SmtpSettings | null
  webhook: WebhookSettings | null
  /** In Sydney; null sends no digest. */
  digestHour: number | null
  /** Where the team opens the admin: an origin, for the links in notices. */
  inboxUrl: string | null
  everyMs: number
  timeoutMs: number
  firstRetryMs: number
  tries: number
}

const SHORTEST_WEBHOOK_SECRET = 16

export function readNotices(env: Environment): NoticeSettings {
  return {
    smtp: readSmtp(env),
    webhook: readWebhook(env),
    digestHour: optional(env, 'DIGEST_HOUR') === 'off' ? null : readNumber(env, 'DIGEST_HOUR', 8, { min: 0, max: 23 }),
    inboxUrl: readInboxUrl(env),
    everyMs: readNumber(env, 'NOTICE_EVERY_MS', 5_000, { min: 20, max: 3_600_000 }),
    timeoutMs: readNumber(env, 'NOTICE_TIMEOUT_MS', 10_000, { min: 100, max: 60_000 }),
    firstRetryMs: readNumber(env, 'NOTICE_RETRY_MS', 30_000, { min: 20, max: 3_600_000 }),
    // Doubling from half a minute up to an hour, thirty tries take a day.
    tries: readNumber(env, 'NOTICE_TRIES', 30, { min: 1, max: 1_000 }),
  }
}

/** Null without SMTP_HOST: notices are off, and the admin says so. */
function readSmtp(env: Environment): SmtpSettings | null {
  if (!optional(env, 'SMTP_HOST')) {
    const lonely = ['SMTP_PORT', 'SMTP_SECURE', 'SMTP_USER', 'SMTP_PASSWORD', 'NOTICE_FROM', 'NOTICE_TO'].find((name) =>
      optional(env, name),
    )
    if (lonely) throw new SetupError(`${lonely} is set, but SMTP_HOST is not. Set SMTP_HOST, or remove ${lonely} to keep notices off.`)
    return null
  }
  const secure = readChoice(env, 'SMTP_SECURE', ['true', 'false'], 'false') === 'true'
  return {
    host: readHost(env, 'SMTP_HOST', ''),
    port: readPort(env, 'SMTP_PORT', secure ? 465 : 587),
    secure,
    login: readLogin(env),
    from: readAddresses(env, 'NOTICE_FROM', 1)[0] ?? '',
    to: readAddresses(env, 'NOTICE_TO', 20),
  }
}

function readLogin(env: Environment): SmtpSettings['login'] {
  const user = optional(env, 'SMTP_USER')
  const password = env['SMTP_PASSWORD'] || undefined
  if (!user && !password) return null
  if (!user) throw new SetupError('SMTP_USER is missing. Set it beside SMTP_PASSWORD, or remove both.')
  if (!password) throw new SetupError('SMTP_PASSWORD is missing. Set it beside SMTP_USER, or remove both.')
  return { user, password }
}

function readAddresses(env: Environment, name: string, most: number): string[] {
  const value = optional(env, name)
  if (!value) throw new SetupError(`${name} is missing. Set it beside SMTP_HOST to an email address.`)
  const addresses = value.split(',').map((address) => address.trim())
  const wrong = addresses.find((address) => !/^[^\s@<>"(),;:]+@[A-Za-z0-9.-]+$/.test(address))
  if (wrong !== undefined) throw new SetupError(`${name} holds "${wrong}". Set it to an email address such as leads@example.com.`)
  if (addresses.length > most) throw new SetupError(`${name} holds ${addresses.length} addresses. Set it to at most ${most}.`)
  return addresses
}

function readWebhook(env: Environment): WebhookSettings | null {
  const url = optional(env, 'WEBHOOK_URL')
  const secret = optional(env, 'WEBHOOK_SECRET')
  if (!url && !secret) return null
  // Neither value is repeated: an address may hold a token.
  if (!url || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new SetupError('WEBHOOK_URL is not an address. Set it to https://…, or remove WEBHOOK_URL and WEBHOOK_SECRET.')
  }
  if (!secret || secret.length < SHORTEST_WEBHOOK_SECRET) {
    throw new SetupError(`WEBHOOK_SECRET is too short. Set it to ${SHORTEST_WEBHOOK_SECRET} or more random characters.`)
  }
  return { url, secret }
}

function readInboxUrl(env: Environment): string | null {
  const value = optional(env, 'INBOX_URL')
  if (!value) return null
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol) || new URL(value).origin !== value) {
    throw new SetupError(`INBOX_URL is "${value}". Set it to an origin such as https://inbox.example.com, without a path.`)
  }
  return value
}
