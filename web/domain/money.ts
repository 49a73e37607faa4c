import { inAscii } from './asciiDigits.ts'

/** The typed amount in cents: `1,250`, `A$ 310.50`, `310,50`, `310/-`, `३१०`. Null where it is not an amount in Australian dollars. */
export function centsOf(typed: string): number | null {
  const bare = inAscii(typed).replace(/\s|aud|(?:au?)?\$|\/[-–=]$/gi, '')
  if (bare === '') return 0
  const match = /^(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:[.,](\d{1,2}))?$/.exec(bare)
  if (match === null) return null
  const [, dollars = '', cents = ''] = match
  const all = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
  return Number.isSafeInteger(all) ? all : null
}

export function dollars(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2
  return (cents / 100).toLocaleString('en-AU', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
