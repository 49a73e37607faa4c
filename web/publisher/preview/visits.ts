import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { DayLinkFile } from '../../../cms/src/ownersContent/dayLinks.ts'

const LINK_LASTS_S = 5 * 60
const VISIT_LASTS_S = 60 * 60

/** What the cookies of a preview say, and who may have made them: an editor’s visit, or that of whoever has a link for a day. */
export function makeVisits(secret: string, isPublic: boolean) {
  const editors = isPublic ? '__Host-preview' : 'preview'
  const day = isPublic ? '__Host-day' : 'day'
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('hex')
  const cookie = (name: string, value: string, seconds: number) =>
    [`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax', ...(isPublic ? ['Secure'] : [])].join('; ')

  return {
    /** Whether the admin has made this link: `…/open?n=<number>&exp=<seconds>&sig=<hex>` (docs/decisions/0020). */
    isValidLink(query: URLSearchParams): boolean {
      const [number, expires] = [query.get('n') ?? '', query.get('exp') ?? '']
      if (!/^\d{1,15}$/.test(number) || !/^\d{1,12}$/.test(expires)) return false
      const left = Number(expires) - nowS()
      return left > 0 && left <= LINK_LASTS_S && isEqual(query.get('sig') ?? '', sign(`${number}.${expires}`))
    },

    /** Each takes the place of the other: a browser sees one preview at a time. */
    beginEditors(): string[] {
      const expires = nowS() + VISIT_LASTS_S
      return [cookie(editors, `${expires}.${sign(`visit.${expires}`)}`, VISIT_LASTS_S), cookie(day, '', 0)]
    },

    beginDay({ hash, expires }: DayLinkFile): string[] {
      const left = Math.max(0, Math.floor(expires / 1000) - nowS())
      return [cookie(day, `${hash}.${expires}.${sign(`day.${hash}.${expires}`)}`, left), cookie(editors, '', 0)]
    },

    isEditors(request: IncomingMessage): boolean {
      const [, expires = '', signature = ''] = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(cookieOf(request, editors)) ?? []
      return Number(expires) > nowS() && isEqual(signature, sign(`visit.${expires}`))
    },

    dayLinkOf(request: IncomingMessage): DayLinkFile | undefined {
      const [, hash = '', expires = '', signature = ''] = /^([0-9a-f]{64})\.(\d{13})\.([0-9a-f]{64})$/.exec(cookieOf(request, day)) ?? []
      return isEqual(signature, sign(`day.${hash}.${expires}`)) ? { hash, expires: Number(expires) } : undefined
    },
  }
}

function cookieOf(request: IncomingMessage, name: string): string {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}

/** In the same time wherever they differ. */
function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function nowS(): number {
  return Math.floor(Date.now() / 1000)
}
