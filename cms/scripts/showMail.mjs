// The mails that the inbox sends in development end here, and a page shows them. Only npm run dev starts it: nothing of it is built.
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

const HOST = '127.0.0.1'
const MOST_KEPT = 200

/** @typedef {{ from: string, to: string, subject: string, replyTo: string, text: string }} Mail */

/** @type {Mail[]} the newest first, until it ends */
const mails = []
/** @type {Set<import('node:http').ServerResponse>} of pages that are open */
const open = new Set()

new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, { envelope }, done) {
    const to = envelope.rcptTo.map(({ address }) => address).join(', ')
    void keep(stream, to).then(() => done(), done)
  },
}).listen(Number(process.env['SMTP_PORT']), HOST)

createServer((request, response) => {
  if (request.url === '/new') return tellOfNew(response)
  const nonce = randomBytes(16).toString('base64')
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  // What a stranger wrote into a form is in it.
  response.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; connect-src 'self'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`,
  )
  response.end(page(nonce))
}).listen(Number(process.env['MAIL_PORT']), HOST)

/** @param {import('node:stream').Readable} stream @param {string} to */
async function keep(stream, to) {
  const { from, subject = '', replyTo, text, html } = await PostalMime.parse(Buffer.concat(await stream.toArray()))
  mails.unshift({ from: nameOf(from), to, subject, replyTo: replyTo?.map(nameOf).join(', ') ?? '', text: text ?? html ?? '' })
  mails.length = Math.min(mails.length, MOST_KEPT)
  console.log(`To ${to}: ${subject}`)
  for (const response of open) response.write('data: \n\n')
}

/** @param {import('postal-mime').Address | undefined} person */
function nameOf(person) {
  return person?.name ? `${person.name} <${person.address}>` : (person?.address ?? '')
}

/** @param {import('node:http').ServerResponse} response */
function tellOfNew(response) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).flushHeaders()
  open.add(response)
  response.on('close', () => open.delete(response))
}

/** @param {string} nonce */
function page(nonce) {
  return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mail in development (${mails.length})</title>
<style nonce="${nonce}">
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark }
  article { border-top: 1px solid; padding: 1rem 0 }
  h2 { font-size: 1.1rem; margin: 0 }
  p { margin: 0 }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
</style>
<h1>Mail in development</h1>
<p>What the inbox has sent since the start, the newest first. None of it has left this machine.</p>
${mails.map(article).join('\n') || '<p>Nothing yet: send a form of the site.</p>'}
<script nonce="${nonce}">new EventSource('/new').onmessage = () => location.reload()</script>
</html>`
}

/** @param {Mail} mail */
function article({ from, to, subject, replyTo, text }) {
  return `<article>
  <h2>${asHtml(subject)}</h2>
  <p>To ${asHtml(to)}, from ${asHtml(from)}${replyTo && `, answers go to ${asHtml(replyTo)}`}</p>
  <pre>${withLinks(text)}</pre>
</article>`
}

/** @param {string} text */
function withLinks(text) {
  const parts = text.split(/(https?:\/\/[^\s<>"]+)/)
  return parts.map((part, index) => (index % 2 === 1 ? `<a href="${asHtml(part)}">${asHtml(part)}</a>` : asHtml(part))).join('')
}

/** @param {string} text */
function asHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
