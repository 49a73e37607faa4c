// On an origin of its own: in the admin's frame its scripts have no right there. Nothing is answered without a link or its cookie.
// A process of its own: the content is read once, when it starts. Its connections come from previewProcess.ts.
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import type { DayLinkFile } from '../../../cms/src/ownersContent/dayLinks.ts'
import { pictureAt, pictureFile } from '../../../cms/src/ownersContent/pictures.ts'
import { outDir } from '../../build/outputFiles.ts'
import { openSite } from '../../build/serving/siteFiles.mjs'
import { failureOf } from '../failure.ts'
import type { PreviewSettings } from '../settings.ts'
import { DayLinks, WrongTries } from './dayLinks.ts'
import { makeVisits } from './visits.ts'
import { CHECK_PATH, WORDS_FOLDER, wordsHandler } from './wordsHandler.ts'

/** So long after the last request of a visit the process ends, and the next connection starts another. */
const IDLE_MS = 10 * 60_000
const DAY_PATH = '/day/'
const OVER = 'This link has ended, or was taken back. Ask whoever sent it for another.'

const { secret, origin, adminOrigin, wanted }: PreviewSettings & { wanted: string } = JSON.parse(process.env.PREVIEW_SETTINGS ?? '')
const isPublic = origin.startsWith('https:')
const visits = makeVisits(secret, isPublic)

// The content is parsed when it is imported: a mistake in it is a failure to report.
const failure = await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href).then(() => null, failureOf)
const pages = failure === null && process.env.SITE_CONTENT ? await import('./pages.ts') : undefined
const words = wordsHandler(pages, adminOrigin)
const handle = openSite(outDir, {
  change: (headers) => previewHeaders(headers, adminOrigin),
  pageAt: async (path) => pages?.pageAt(path),
})
const { PREVIEW_SETTINGS: _settings, SITE_CONTENT: _content, ...environment } = process.env
const dayLinks = new DayLinks(wanted, environment)
const wrongTries = new WrongTries()
const dayHandlers = new Map<string, ReturnType<typeof openSite>>()

const server = createServer((request, response) => {
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('X-Robots-Tag', 'noindex, nofollow')
  response.setHeader('Referrer-Policy', 'no-referrer')
  // `new URL` would throw at an address such as `//`, and that would end the process.
  const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s)
  const isAllowed = ['GET', 'HEAD'].includes(request.method ?? '') || (request.method === 'POST' && path === CHECK_PATH)
  if (!isAllowed) return refuse(response, 405, 'A preview can only be read.')
  if (path === '/open') return openFromAdmin(response, query)
  if (path.startsWith(DAY_PATH)) return openForADay(request, response, path.slice(DAY_PATH.length))
  if (visits.isEditors(request)) {
    idle.refresh()
    if (sendPicture(path, response)) return
    if (path.startsWith(WORDS_FOLDER)) return void words(request, response).catch(() => response.destroy())
    return handle(request, response)
  }
  const link = visits.dayLinkOf(request)
  if (link === undefined || request.method === 'POST') return refuse(response, 403, 'Open the preview from the admin.')
  if (!dayLinks.isOpen(link)) return refuse(response, 403, OVER)
  idle.refresh()
  if (sendPicture(path, response)) return
  if (path.startsWith(WORDS_FOLDER)) return refuse(response, 404, 'There is nothing here.')
  handlerOf(link)(request, response)
})

const idle = setTimeout(() => process.exit(0), IDLE_MS)
process.on('disconnect', () => process.exit(0))
process.on('message', (_, socket: Socket | undefined) => {
  if (socket) server.emit('connection', socket.resume())
})
process.send?.({ failure })

function openFromAdmin(response: ServerResponse, query: string | undefined): void {
  const asked = new URLSearchParams(query)
  if (visits.isValidLink(asked)) response.writeHead(303, { 'Set-Cookie': visits.beginEditors(), Location: pageIn(asked) }).end()
  else refuse(response, 403, 'This link has expired or was changed. Open the preview from the admin again.')
}

function openForADay(request: IncomingMessage, response: ServerResponse, token: string): void {
  const client = clientOf(request)
  const isOver = wrongTries.isOver(client)
  const link = isOver ? undefined : dayLinks.opened(token)
  if (link) {
    response.writeHead(303, { 'Set-Cookie': visits.beginDay(link), Location: '/' }).end()
  } else if (isOver) {
    response.setHeader('Retry-After', '600')
    refuse(response, 429, 'Too many links that do not exist. Try again in ten minutes.')
  } else {
    wrongTries.count(client)
    refuse(response, 403, OVER)
  }
}

/** Reading what the release has takes longer than a page, and is the same at each request. */
function handlerOf(link: DayLinkFile) {
  const known = dayHandlers.get(link.hash)
  if (known) return known
  const change = (headers: Record<string, string>) => previewHeaders(headers, "'none'")
  const handler = openSite(outDir, { change, pageAt: (page) => dayLinks.pageAt(link, page) })
  dayHandlers.set(link.hash, handler)
  return handler
}

/** A release has none: they are the owner's. */
function sendPicture(path: string, response: ServerResponse): boolean {
  const picture = pictureAt(path)
  const file = picture && join(wanted, pictureFile(picture.name))
  if (file === null || !existsSync(file)) return false
  response.writeHead(200, { 'Content-Type': 'image/webp', 'X-Content-Type-Options': 'nosniff' }).end(readFileSync(file))
  return true
}

/** The proxy of this server writes the last entry; without one there is none, or only what the client says of itself. */
function clientOf(request: IncomingMessage): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
  return forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '')
}

/** The page that the visit begins with: a path of this site, and nothing that a browser would take for another host. */
function pageIn(query: URLSearchParams): string {
  const to = query.get('to') ?? ''
  return /^(\/[\w-]+)+$/.test(to) ? to : '/'
}

function refuse(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Security-Policy': "default-src 'none'" }).end(words)
}

function previewHeaders(headers: Record<string, string>, ancestors: string): Record<string, string> {
  const { 'Cache-Control': _caching, 'Referrer-Policy': _referrer, 'Strict-Transport-Security': hsts, ...others } = headers
  const policy = headers['Content-Security-Policy']
  return {
    ...others,
    ...(hsts && isPublic ? { 'Strict-Transport-Security': hsts } : {}),
    ...(policy && {
      'Content-Security-Policy': policy
        .replace("frame-ancestors 'none'", `frame-ancestors ${ancestors}`)
        .replace(isPublic ? '' : '; upgrade-insecure-requests', ''),
    }),
  }
}
