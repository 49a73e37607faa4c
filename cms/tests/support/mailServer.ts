import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Variables } from './inbox.ts'
import { until } from './until.ts'

type ReceivedMail = { from: string; to: string[]; headers: string; text: string; messageId: string }

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

export async function startMailServer(port = 0) {
  const mails: ReceivedMail[] = []
  let attempts = 0
  let refused: boolean | string = false
  let refusesEmptySender = false
  let refusal: { at: 'RCPT' | 'DATA'; code: number } | null = null
  let confirmsAfterMs = 0
  let hangsUp = false
  let recipientsHeld: Promise<void> | null = null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom({ address }, _session, done) {
      done(refusesEmptySender && !address ? Object.assign(new Error('no empty sender here'), { responseCode: 550 }) : undefined)
    },
    async onRcptTo({ address }, _session, done) {
      attempts += 1
      await recipientsHeld
      if (refusal?.at === 'RCPT') return done(Object.assign(new Error('not now'), { responseCode: refusal.code }))
      const isRefused = refused === true || refused === address
      done(isRefused ? Object.assign(new Error('mailbox asha@example.com unavailable'), { responseCode: 550 }) : undefined)
    },
    onData(stream, session, done) {
      let raw = ''
      stream.setEncoding('utf8')
      stream.on('data', (chunk: string) => {
        raw += chunk
      })
      stream.on('end', () => {
        if (refusal?.at === 'DATA') return done(Object.assign(new Error('not these words'), { responseCode: refusal.code }))
        const { mailFrom, rcptTo } = session.envelope
        mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), ...readMail(raw) })
        if (hangsUp) return open.forEach((socket) => void socket.destroy())
        if (confirmsAfterMs !== Number.POSITIVE_INFINITY) setTimeout(done, confirmsAfterMs)
      })
    },
  })
  server.on('error', () => undefined)
  const open = new Set<Socket>()
  server.server.on('connection', (socket) => open.add(socket))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo

  return {
    port: address.port,
    mails,
    /** How many times a client tried to name a recipient. */
    attempts: () => attempts,
    /** Every recipient, or one address. */
    refuse(value: boolean | string) {
      refused = value
    },
    /** With that code, at that step; null: no longer. */
    refuseWith(value: typeof refusal) {
      refusal = value
    },
    /** It takes its time with every recipient, until the function that this returns is called. */
    holdRecipients(): () => void {
      let letGo = () => {}
      recipientsHeld = new Promise((resolve) => {
        letGo = resolve
      })
      return () => {
        recipientsHeld = null
        letGo()
      }
    },
    /** Mails without an envelope sender, as receipts are. */
    refuseEmptySender(value: boolean) {
      refusesEmptySender = value
    },
    /** How long it looks into a mail that it has before it says so; Infinity: it never does. */
    confirmAfter(ms: number) {
      confirmsAfterMs = ms
    },
    /** It closes the connection in place of an answer to a mail that it has. */
    hangUp() {
      hangsUp = true
    },
    /** Resolves when so many mails have come. */
    async wait(count: number): Promise<ReceivedMail[]> {
      await until(`${count} mails came`, () => mails.length >= count)
      return mails
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export function mailSettings(port: number): Variables {
  return {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    NOTICE_FROM: 'inbox@example.com',
    NOTICE_TO: 'team@example.com,owner@example.com',
    NOTICE_EVERY_MS: '100',
    // A busy machine takes its time; a mail given up too early would come twice.
    NOTICE_TIMEOUT_MS: '30000',
    NOTICE_RETRY_MS: '100',
    DIGEST_HOUR: 'off',
  }
}

function readMail(raw: string) {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, end)
  const body = raw.slice(end + 4)
  const unfolded = headers.replace(/\r\n[ \t]+/g, ' ')
  return {
    headers: unfolded,
    text: decodeBody(unfolded, body),
    messageId: /^Message-ID: (.+)$/im.exec(unfolded)?.[1] ?? '',
  }
}

function decodeBody(headers: string, body: string): string {
  if (/^Content-Transfer-Encoding: base64$/im.test(headers)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/^Content-Transfer-Encoding: quoted-printable$/im.test(headers)) return body.replace(/\r\n/g, '\n')
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').replace(/\r\n/g, '\n')
}
