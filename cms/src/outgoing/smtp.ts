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
  /** To one of the team alone. */
  toColleague?: string
  fromPerson?: { name: string; address: string }
}

/** Of a mail that is not sent again, though no one said that it was taken. */
const UNCONFIRMED = 'The mail server did not confirm that it took this mail: it may not have arrived.'

export type SendMail = (mail: Mail) => Promise<string | null>

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/

/** What the server says of one message or its addresses; all else goes wrong for every message. */
const OF_ONE_MESSAGE = new Set(['EENVELOPE', 'EMESSAGE'])

/** `answerMs`: a server that has the whole message may look into it for minutes before it says that it took it (RFC 5321, 4.5.3.2.6). */
export function smtpSender(smtp: SmtpSettings, { timeoutMs, answerMs }: { timeoutMs: number; answerMs: number }): SendMail {
  const { host, port, secure, login, from, to } = smtp
  const options = {
    host,
    port,
    secure,
    ...(login ? { auth: { user: login.user, pass: login.password } } : {}),
    // A password crosses a network only inside TLS.
    requireTLS: login !== null && !secure && !LOOPBACK.test(host),
    // nodemailer waits minutes by itself.
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Each stage has its own limit below: a byte now and then does not prolong it.
    socketTimeout: 3 * timeoutMs + answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  const domain = from.slice(from.lastIndexOf('@') + 1)

  return async ({ id, subject, text, replyTo, toVisitor, toColleague, fromPerson }) => {
    const alone = toVisitor ?? toColleague
    const late = new AbortController()
    const abortAfter = (ms: number) => setTimeout(() => late.abort(), ms).unref()
    let limit = abortAfter(3 * timeoutMs)
    let isHandedOver = false
    const transport = createTransport(options)
    transport.use('stream', ({ message }, done) => {
      message.processFunc((content) =>
        // The server has agreed to take it, and this was its last byte.
        content.once('end', () => {
          isHandedOver = true
          clearTimeout(limit)
          limit = abortAfter(answerMs)
        }),
      )
      done()
    })
    try {
      const { rejected = [] } = await transport.sendMail({
        from: fromPerson ? { name: fromPerson.name, address: from } : from,
        to: alone ? { name: '', address: alone } : to,
        ...(toVisitor && !fromPerson ? { envelope: { from: '', to: toVisitor } } : {}),
        subject,
        text,
        messageId: `<${id}@${domain}>`,
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        ...(fromPerson ? { replyTo: fromPerson } : { headers: automatic(toVisitor) }),
        signal: late.signal,
      })
      // These are the team's: a mail to one person has one address, and its refusal is an error.
      return rejected.length > 0 ? `The mail server refused ${rejected.join(', ')}: check NOTICE_TO.` : null
    } catch (error) {
      // Whether the server is silent or has hung up, it has probably arrived: again and again, it would arrive as often.
      if (isHandedOver && (late.signal.aborted || !isAnswered(error))) return UNCONFIRMED
      if (!late.signal.aborted) throw explain(error)
      throw new Unreachable('The mail server took too long.')
    } finally {
      clearTimeout(limit)
    }
  }
}

/** A server that took the message and then refused it has said so with a code. */
function isAnswered(error: unknown): boolean {
  return Boolean((error as { responseCode?: number }).responseCode)
}

function automatic(toVisitor: string | undefined): Record<string, string> {
  return { 'Auto-Submitted': 'auto-generated', ...(toVisitor ? { 'X-Auto-Response-Suppress': 'All' } : {}) }
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
