import { spawn } from 'node:child_process'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../web/tests/e2e/support/freePorts.ts'
import { until } from './support/until.ts'

test('the page of development shows what was sent, and runs nothing of it', async () => {
  const [mailPort, smtpPort] = [await freePort(), await freePort()]
  const env = { ...process.env, MAIL_PORT: String(mailPort), SMTP_PORT: String(smtpPort) }
  const program = spawn(process.execPath, [path.resolve(__dirname, '..', 'scripts', 'showMail.mjs')], { env, stdio: 'ignore' })
  onTestFinished(() => void program.kill())
  const page = () => fetch(`http://127.0.0.1:${mailPort}`).catch(() => null)
  await until('the page answers', async () => (await page())?.ok === true)

  await createTransport({ host: '127.0.0.1', port: smtpPort }).sendMail({
    from: 'inbox@example.com',
    to: ['asha@example.com', 'team@example.com'],
    replyTo: { name: 'Asha “A” Gurung', address: 'asha@example.com' },
    subject: 'New lead: Asha – “RPL” <script>',
    text: 'See https://example.com/a?b=1&c=2\n\n<script>alert(1)</script>\n',
  })
  const answer = await page()
  const html = (await answer?.text()) ?? ''
  expect(html).toContain('<h2>New lead: Asha – “RPL” &lt;script&gt;</h2>')
  expect(html).toContain(
    'To asha@example.com, team@example.com, from inbox@example.com, answers go to Asha “A” Gurung &lt;asha@example.com&gt;',
  )
  expect(html).toContain('<a href="https://example.com/a?b=1&amp;c=2">')
  expect(html).not.toContain('<script>alert')
  const [nonce] = /(?<=script-src 'nonce-)[^']+/.exec(answer?.headers.get('content-security-policy') ?? '') ?? []
  expect(html.match(/<script.*?>/g)).toEqual([`<script nonce="${nonce}">`])
})
