// On an origin of its own: in the admin's frame its scripts have no right there. Nothing is answered without the admin's link or its cookie.
// A process of its own: the content is read once, when it starts. Its connections come from previewProcess.ts.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { outDir } from '../../build/outputFiles.ts'
import { openSite } from '../../siteFiles.mjs'
import { failureOf } from '../failure.ts'
import type { PreviewSettings } from '../settings.ts'
import { CHECK_PATH, WORDS_FOLDER, wordsHandler } from './wordsHandler.ts'

const LINK_LASTS_S = 5 * 60
const VISIT_LASTS_S = 60 * 60
/** So long after the last request of a visit the process ends, and the next connection starts another. */
const IDLE_MS = 10 * 60_000

const { secret, origin, adminOrigin }: PreviewSettings = JSON.parse(process.env.PREVIEW_SETTINGS ?? '')
const isPublic = origin.startsWith('https:')
const cookie = isPublic ? '__Host-preview' : 'preview'

// The content is parsed when it is imported: a mistake in it is a failure to report.
const failure = await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href).then(() => null, failureOf)
const pages = failure === null && process.env.SITE_CONTENT ? await import('./pages.ts') : undefined
const words = wordsHandler(pages, adminOrigin)
const handle = openSite(outDir, {
  change: previewHeaders,
  pageAt: async (path) => pages?.pageAt(path),
})

const server = createServer((request, response) => {
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('X-Robots-Tag', 'noindex, nofollow')
  response.setHeader('Referrer-Policy', 'no-referrer')
  // `new URL` would throw at an address such as `//`, and that would end the process.
  const [path, query] = (request.url ?? '/').split(/\?(.*)/s)
  const isAllowed = ['GET', 'HEAD'].includes(request.method ?? '') || (request.method === 'POST' && path === CHECK_PATH)
  if (!isAllowed) return refuse(response, 405, 'A preview can only be read.')
  if (path === '/open') {
    if (!isValidLink(new URLSearchParams(query)))
      return refuse(response, 403, 'This link has expired or was changed. Open the preview from the admin again.')
    const attributes = ['Path=/', `Max-Age=${VISIT_LASTS_S}`, 'HttpOnly', 'SameSite=Lax', ...(isPublic ? ['Secure'] : [])]
    response.writeHead(303, { 'Set-Cookie': [`${cookie}=${newVisit()}`, ...attributes].join('; '), Location: pageIn(query) }).end()
    return
  }
  if (!isValidVisit(cookieOf(request))) return refuse(response, 403, 'Open the preview from the admin.')
  idle.refresh()
  if (path?.startsWith(WORDS_FOLDER)) return void words(request, response).catch(() => response.destroy())
  handle(request, response)
})

const idle = setTimeout(() => process.exit(0), IDLE_MS)
process.on('disconnect', () => process.exit(0))
process.on('message', (_, socket: Socket | undefined) => {
  if (socket) server.emit('connection', socket.resume())
})
process.send?.({ failure })

/** The page that the visit begins with: a path of this site, and nothing that a browser would take for another host. */
function pageIn(query = ''): string {
  const to = new URLSearchParams(query).get('to') ?? ''
  return /^(\/[\w-]+)+$/.test(to) ? to : '/'
}

function refuse(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Security-Policy': "default-src 'none'" }).end(words)
}

function cookieOf(request: IncomingMessage): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${cookie}=`))?.slice(cookie.length + 1)
}

function previewHeaders(headers: Record<string, string>): Record<string, string> {
  const { 'Cache-Control': _caching, 'Referrer-Policy': _referrer, 'Strict-Transport-Security': hsts, ...others } = headers
  const policy = headers['Content-Security-Policy']
  return {
    ...others,
    ...(hsts && isPublic ? { 'Strict-Transport-Security': hsts } : {}),
    ...(policy && {
      'Content-Security-Policy': policy
        .replace("frame-ancestors 'none'", `frame-ancestors ${adminOrigin}`)
        .replace(isPublic ? '' : '; upgrade-insecure-requests', ''),
    }),
  }
}

/** Whether the admin has made this link: `…/open?n=<number>&exp=<seconds>&sig=<hex>` (docs/decisions/0020). */
function isValidLink(query: URLSearchParams): boolean {
  const [number, expires] = [query.get('n') ?? '', query.get('exp') ?? '']
  if (!/^\d{1,15}$/.test(number) || !/^\d{1,12}$/.test(expires)) return false
  const left = Number(expires) - nowS()
  return left > 0 && left <= LINK_LASTS_S && isEqual(query.get('sig') ?? '', sign(`${number}.${expires}`))
}

function newVisit(): string {
  const expires = nowS() + VISIT_LASTS_S
  return `${expires}.${sign(`visit.${expires}`)}`
}

function isValidVisit(value: string | undefined): boolean {
  const [, expires = '', signature = ''] = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(value ?? '') ?? []
  return Number(expires) > nowS() && isEqual(signature, sign(`visit.${expires}`))
}

function sign(text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** In the same time wherever they differ. */
function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function nowS(): number {
  return Math.floor(Date.now() / 1000)
}
