// @ts-check
// Answers requests with the files of a built site as a real server does: the same headers, redirects, compressed files,
// refusals and 404 as in deploy/.
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { sendFile } from './sendFile.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {Record<string, string>} Headers
 * @typedef {(request: Request, response: Response) => void} Handler
 * @typedef {import('./addressRules.ts').AddressRules} AddressRules
 * @typedef {{ pageCaching: string, headers: { path: string, headers: Headers }[], redirects: { from: string, to: string }[], addresses: AddressRules }} Rules
 */

/**
 * @typedef {object} Preview what to send instead of the site's own headers and pages; null for an address that is no page,
 *   undefined when there is no answer
 * @property {(headers: Headers) => Headers} change
 * @property {(path: string) => Promise<string | null | undefined>} pageAt
 *
 * @param {string} folder with `client/` and `serving/`
 * @param {Preview} [preview]
 * @returns {Handler}
 */
export function openSite(folder, preview) {
  const change = preview?.change ?? ((/** @type {Headers} */ headers) => headers)
  const root = join(folder, 'client')
  const notFound = readFileSync(join(root, '404.html'))
  // Safari would ask for every script and style sheet over https, which this server does not speak, even on this machine.
  /** @type {Rules} */
  const rules = JSON.parse(readFileSync(join(folder, 'serving', 'rules.json'), 'utf8').replaceAll('; upgrade-insecure-requests', ''))
  const { methods } = rules.addresses
  const addressOf = makeAddressOf(rules.addresses)
  const [oneRange, emptyRange] = [rules.addresses.range, rules.addresses.emptyRange].map((pattern) => new RegExp(pattern))
  const redirects = new Map(rules.redirects.map(({ from, to }) => [from, to]))
  const headers = rules.headers.map((rule) => ({ path: rule.path, headers: change(rule.headers) }))
  const pages = change({ 'Cache-Control': rules.pageCaching })
  const kept = 'Cache-Control' in pages
  const files = filesIn(root)

  /** @param {Response} response @param {string} path */
  const setHeaders = (response, path) => {
    if (!kept) response.setHeader('Cache-Control', 'no-store')
    for (const [name, value] of Object.entries(pages)) response.setHeader(name, value)
    for (const rule of headers) {
      const matches = rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path
      if (matches) for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value)
    }
  }
  /** @param {string} path */
  const fileAt = (path) => (path === '/' ? '/index.html' : [path, `${path}.html`].find((file) => files.has(file)))

  /** @param {Request} request @param {Response} response */
  async function answer(request, response) {
    const url = request.url ?? '/'
    if (!methods.some((method) => method === request.method)) {
      response.setHeader('Allow', methods.join(', '))
      return refuse(response, 405)
    }
    const [asked = '/', query] = url.split(/\?(.*)/s)
    if (/%(?![\da-f]{2})/i.test(asked)) return refuse(response, 400)
    const path = addressOf(asked)
    const sendNotFound = () => {
      setHeaders(response, '/404')
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': kept ? 'no-cache' : 'no-store' })
      response.end(request.method === 'HEAD' ? undefined : notFound)
    }
    if (path === undefined) return sendNotFound()
    const file = fileAt(path)
    const moved = redirects.get(path)
    if (moved !== undefined || (path !== asked && (preview || file !== undefined))) {
      response.writeHead(301, { Location: moved ?? path + (query ? `?${query}` : '') }).end()
      return
    }
    if (preview && !path.includes('.')) {
      const page = await preview.pageAt(path)
      if (page === null) return sendNotFound()
      setHeaders(response, path)
      response.writeHead(page === undefined ? 503 : 200, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(request.method === 'HEAD' ? undefined : (page ?? 'There is no preview. Make one in the admin.'))
      return
    }
    if (path !== asked || file === undefined) return sendNotFound()
    setHeaders(response, path)
    const range = request.method === 'GET' && oneRange?.test(request.headers.range ?? '') ? request.headers.range : undefined
    if (range && emptyRange?.test(range)) return refuse(response, 416)
    await sendFile(request, response, join(root, file), { files, file, range })
  }

  return (request, response) => void answer(request, response).catch((error) => answerError(error, request, response))
}

/**
 * The site that a link leads to. A request that has begun is answered from the version it began with.
 * @param {string} link
 * @returns {(...request: Parameters<Handler>) => boolean} whether there is a version to answer with
 */
export function linkedSite(link) {
  /** @type {{ folder: string, handle: Handler } | undefined} */
  let open
  return (request, response) => {
    const folder = folderOf(link)
    if (folder === undefined) return false
    try {
      if (open?.folder !== folder) open = { folder, handle: openSite(folder) }
      open.handle(request, response)
    } catch (error) {
      answerError(error, request, response)
    }
    return true
  }
}

/** A request never ends the process. @param {unknown} error @param {Request} request @param {Response} response */
export function answerError(error, request, response) {
  console.error(`${request.method} ${(request.url ?? '').replace(/\?.*/s, '').slice(0, 200)}:`, error)
  if (response.headersSent) response.destroy()
  else refuse(response, 500)
}

const REASONS = /** @type {const} */ ({
  400: 'Bad Request',
  405: 'Method Not Allowed',
  416: 'Requested Range Not Satisfiable',
  500: 'Internal Server Error',
})

/** @param {Response} response @param {keyof typeof REASONS} status */
function refuse(response, status) {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(`${status} ${REASONS[status]}`)
}

/** @param {string} link */
function folderOf(link) {
  try {
    return realpathSync(link)
  } catch {
    return undefined
  }
}

/** The one address of what is asked for, or undefined where nothing can be. @param {AddressRules} rules */
export function makeAddressOf(rules) {
  const possible = new RegExp(rules.possible)
  const impossible = rules.impossible.map((pattern) => new RegExp(pattern))
  const canonical = rules.canonical.map(([pattern, to]) => ({ pattern: new RegExp(pattern, 'g'), to }))
  return (/** @type {string} */ asked) => {
    if (!possible.test(asked)) return
    const path = decodeURIComponent(asked)
    if (impossible.some((pattern) => pattern.test(path))) return
    return decodeURIComponent(canonical.reduce((rest, { pattern, to }) => rest.replace(pattern, to), asked))
  }
}

/** Read once: a built site does not change. @param {string} root @returns {Map<string, import('node:fs').Stats>} */
function filesIn(root) {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.map((path) => [`/${relative(root, path).split(sep).join('/')}`, statSync(path)]))
}
