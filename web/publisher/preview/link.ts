import { createHmac, timingSafeEqual } from 'node:crypto'

const LINK_LASTS_S = 5 * 60
const VISIT_LASTS_S = 60 * 60

/** Whether the admin has made this link: `…/open?n=<number>&exp=<seconds>&sig=<hex>` (docs/decisions/0020). */
export function isValidLink(query: URLSearchParams, secret: string, now: Date): boolean {
  const [number, expires] = [query.get('n') ?? '', query.get('exp') ?? '']
  if (!/^\d{1,15}$/.test(number) || !/^\d{1,12}$/.test(expires)) return false
  const left = Number(expires) - seconds(now)
  return left > 0 && left <= LINK_LASTS_S && isEqual(query.get('sig') ?? '', sign(`${number}.${expires}`, secret))
}

/** The value of the cookie that opens the preview for an hour. */
export function newVisit(secret: string, now: Date): { value: string; lastsS: number } {
  const expires = seconds(now) + VISIT_LASTS_S
  return { value: `${expires}.${sign(`visit.${expires}`, secret)}`, lastsS: VISIT_LASTS_S }
}

export function isValidVisit(value: string | undefined, secret: string, now: Date): boolean {
  const [, expires = '', signature = ''] = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(value ?? '') ?? []
  return Number(expires) > seconds(now) && isEqual(signature, sign(`visit.${expires}`, secret))
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** In the same time wherever they differ. */
function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
