// @ts-check
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
]

/** Where the build's own rules name no type. */
const TYPES = /** @type {Record<string, string>} */ ({
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
})

/**
 * A file, or the compressed copy that the browser takes, whole or the one range that is asked for.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} path
 * @param {{ files: Map<string, import('node:fs').Stats>, file: string, range: string | undefined }} of
 */
export async function sendFile(request, response, path, { files, file, range }) {
  const accepted = acceptedEncodings(String(request.headers['accept-encoding'] ?? ''))
  const encoding = ENCODINGS.find(({ name, ending }) => accepted.has(name) && files.has(file + ending))
  const ending = encoding?.ending ?? ''
  const stats = files.get(file + ending)
  if (stats === undefined) throw new Error(`${file} is not in the list of files`)
  const { size, mtime } = stats
  const etag = `"${size.toString(36)}-${mtime.getTime().toString(36)}"`

  response.setHeader('ETag', etag)
  response.setHeader('Last-Modified', mtime.toUTCString())
  if (ENCODINGS.some(({ ending }) => files.has(file + ending))) response.setHeader('Vary', 'Accept-Encoding')
  if (isUnchanged(request.headers, etag, mtime)) {
    response.writeHead(304).end()
    return
  }
  if (!response.hasHeader('Content-Type'))
    response.setHeader('Content-Type', TYPES[file.replace(/^.*\./, '')] ?? 'application/octet-stream')
  response.setHeader('Accept-Ranges', 'bytes')
  const isAsked = request.method === 'GET' && range !== undefined && isRangeOf(String(request.headers['if-range'] ?? ''), etag, mtime)
  const part = isAsked ? partOf(range, size) : { start: 0, end: size - 1 }
  if (part === null) {
    response.setHeader('Content-Range', `bytes */${size}`)
    response.writeHead(416, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end('416 Requested Range Not Satisfiable')
    return
  }
  // Opened before the answer begins: of a file that is gone there is none.
  const opened = request.method === 'HEAD' || size === 0 ? undefined : await open(path + ending)
  if (encoding) response.setHeader('Content-Encoding', encoding.name)
  if (isAsked) response.setHeader('Content-Range', `bytes ${part.start}-${part.end}/${size}`)
  response.writeHead(isAsked ? 206 : 200, { 'Content-Length': part.end - part.start + 1 })
  if (opened === undefined) {
    response.end()
    return
  }
  try {
    await pipeline(opened.createReadStream(part), response)
  } catch (error) {
    // The visitor has left.
    if (!response.destroyed) throw error
  }
}

/** @param {string} header @returns {Set<string>} */
function acceptedEncodings(header) {
  const parts = header.toLowerCase().split(',')
  const accepted = parts.map((part) => part.split(';')).filter(([, quality = '']) => !/^\s*q=0(?:\.0*)?\s*$/.test(quality))
  return new Set(accepted.map(([name = '']) => name.trim()))
}

/** @param {import('node:http').IncomingHttpHeaders} headers @param {string} etag @param {Date} mtime */
function isUnchanged(headers, etag, mtime) {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return inSeconds(mtime.getTime()) <= inSeconds(since)
}

/** @param {string} condition @param {string} etag @param {Date} mtime */
function isRangeOf(condition, etag, mtime) {
  return condition === '' || condition === etag || inSeconds(Date.parse(condition)) === inSeconds(mtime.getTime())
}

/** @param {number} milliseconds */
function inSeconds(milliseconds) {
  return Math.floor(milliseconds / 1000)
}

/** Both ends are in it; null where there is nothing to send. As in Caddy, a number that no file reaches is refused. @param {string} range @param {number} size */
function partOf(range, size) {
  const [first = '', last = ''] = range.slice('bytes='.length).split('-')
  if (![first, last].every((end) => Number(end) < 2 ** 63)) return null
  if (first === '') return size === 0 ? null : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  const isEmpty = Number(first) >= size || (last !== '' && Number(last) < Number(first))
  return isEmpty ? null : { start: Number(first), end }
}
