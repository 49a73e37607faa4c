import { createTransport } from 'nodemailer'
import type { SmtpSettings } from '../settings/settings.ts'
import { Unreachable } from './outbox.ts'

export type Mail = { id: string; subject: string; text: string; replyTo?: string }

export type SendMail = (mail: Mail) => Promise<void>

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

  return async ({ id, subject, text, replyTo }) => {
    try {
      await within(
        3 * timeoutMs,
        transport.sendMail({
          from,
          to,
          subject,
          text,
          messageId: `<${id}@${domain}>`,
          ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
          headers: { 'Auto-Submitted': 'auto-generated' },
        }),
      )
    } catch (error) {
      throw explain(error)
    }
  }
}

/** The socket's own limit starts again with each byte: this one does not. */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long.')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

function explain(error: unknown): Error {
  const { message, code } = error as { message?: string; code?: string }
  const text = message || 'The mail server did not take the message.'
  return code && OF_ONE_MESSAGE.has(code) ? new Error(text) : new Unreachable(text)
}
