import { services } from '../../cms/src/contract/services.ts'

const PREFIX = { ea: 'EA', acs: 'ACS', iml: 'IML', others: 'ALL' } as const

const pages = ['/', '/samples', '/pricing', '/reviews', '/about', '/meet-our-agent']

/** The sheets of the site in one list, each with its number: as in a set of drawings. */
const numbers = new Map([
  ...pages.map((path, index): [string, string] => [path, twoDigits(index)]),
  ...services.map(({ slug, group }): [string, string] => {
    const place = services.filter((service) => service.group === group).findIndex((service) => service.slug === slug)
    return [`/services/${slug}`, `${PREFIX[group]}-${twoDigits(place + 1)}`]
  }),
])

export const sheetCount = numbers.size

export function sheetNumber(path: string): string {
  const number = numbers.get(path)
  if (number === undefined) throw new Error(`content/sheets.ts has no number for ${path}`)
  return number
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
