import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import overlay from './wordsOverlay.ts?inline-script'

export const WORDS_FOLDER = '/-/'
export const CHECK_PATH = `${WORDS_FOLDER}check`
const PLACE_PATH = `${WORDS_FOLDER}place`

const MOST_BYTES = 100_000

const Change = v.object({ place: v.string(), was: v.string(), now: v.string() })

export function wordsHandler(pages: typeof import('./pages.ts') | undefined, adminOrigin: string) {
  const script = `${overlay}\n;program.start(${JSON.stringify(adminOrigin)})\n`
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://preview')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (url.pathname === `${WORDS_FOLDER}words.js`) return send(response, 200, 'text/javascript', script)
    if (url.pathname === PLACE_PATH) return sendJson(response, pages?.placeOf(url.searchParams.get('place') ?? '') ?? null)
    if (url.pathname !== CHECK_PATH || request.headers['content-type'] !== 'application/json')
      return send(response, 404, 'text/plain', 'There is nothing here.')
    const change = v.safeParse(Change, await bodyOf(request))
    if (!change.success) return send(response, 400, 'text/plain', 'Send a place with its words before and now.')
    return sendJson(response, pages?.problemsOfText(change.output) ?? null)
  }
}

/** Undefined for what is too long or no JSON. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= MOST_BYTES) chunks.push(chunk)
  }
  try {
    return bytes <= MOST_BYTES ? JSON.parse(Buffer.concat(chunks).toString('utf8')) : undefined
  } catch {
    return undefined
  }
}

function sendJson(response: ServerResponse, answer: unknown): void {
  send(response, 200, 'application/json', JSON.stringify(answer))
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body)
}
