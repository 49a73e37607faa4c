import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { SmtpSettings } from '../settings/settings.ts'
import { MailboxRefused, MessageRefused, Unreachable } from './outbox.ts'

export type Mail = {
  id: string
  subject: string
  text: string
  replyTo?: string
  /** To a visitor, in place of the team: no other program is to answer it, and no bounce comes back. */
  toVisitor?: string
  fromPerson?: { name: string; address: string }
}

export type SendMail = (mail: Mail) => Promise<string | null>

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/

/** What the server says of one message or its addresses; all else goes wrong for every message. */
const OF_ONE_MESSAGE = new Set(['EENVELOPE', 'EMESSAGE'])

export function smtpSender(smtp: SmtpSettings, timeoutMs: number): SendMail {
  const { host, port, secure, login, from, to } = smtp
  const transport = createTransport({
    host,
    port,
    secure,
    ...(login ? { auth: { user: login.user, pass: login.password } } : {}),
    // A password crosses a network only inside TLS.
    requireTLS: login !== null && !secure && !LOOPBACK.test(host),
    // nodemailer waits minutes by itself.
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)

  return async ({ id, subject, text, replyTo, toVisitor, fromPerson }) => {
    try {
      const { rejected = [] } = await within(
        3 * timeoutMs,
        transport.sendMail({
          from: fromPerson ? { name: fromPerson.name, address: from } : from,
          to: toVisitor ? { name: '', address: toVisitor } : to,
          ...(toVisitor && !fromPerson ? { envelope: { from: '', to: toVisitor } } : {}),
          subject,
          text,
          messageId: `<${id}@${domain}>`,
          ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
          ...(fromPerson ? { replyTo: fromPerson } : { headers: automatic(toVisitor) }),
        }),
      )
      // These are the team's: a mail to a visitor has one address, and its refusal is an error.
      return rejected.length > 0 ? `The mail server refused ${rejected.join(', ')}: check NOTICE_TO.` : null
    } catch (error) {
      throw explain(error)
    }
  }
}

function automatic(toVisitor: string | undefined): Record<string, string> {
  return { 'Auto-Submitted': 'auto-generated', ...(toVisitor ? { 'X-Auto-Response-Suppress': 'All' } : {}) }
}

/** The socket's own limit starts again with each byte: this one does not. */
function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const late = sleep(ms, undefined, { ref: false }).then((): never => {
    throw new Error('The mail server took too long.')
  })
  return Promise.race([work, late])
}

function explain(error: unknown): Error {
  const { message, code, command, responseCode = 0 } = error as { message?: string; code?: string; command?: string; responseCode?: number }
  const text = message || 'The mail server did not take the message.'
  if (!code || !OF_ONE_MESSAGE.has(code)) return new Unreachable(text)
  // A server that refuses the sender or the words has said nothing about the mailbox.
  if (responseCode < 500) return new Error(text)
  if (command === 'DATA') return new MessageRefused(text)
  return command === 'RCPT TO' ? new MailboxRefused(text) : new Error(text)
}
