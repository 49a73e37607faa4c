import { slugify } from '../../cms/src/contract/slugify.ts'
import { parseComposed } from './parseContent.ts'
import { type Occupation, type OccupationInput, OccupationSchema } from './schema/occupation.ts'

export type { Occupation } from './schema/occupation.ts'
export type Authority = Occupation['authority']

/** In the order of the ANZSCO menu. */
export const authorities = ['ea', 'acs', 'iml'] as const satisfies readonly Authority[]

/** The occupation's name in markup, data and addresses: `ea-233211`. */
export function occupationId({ authority, code }: Pick<Occupation, 'authority' | 'code'>): string {
  return `${authority}-${code}`
}

const files = import.meta.glob<{ occupations: OccupationInput[] }>('./occupations/*.ts', { eager: true })

/** All occupations of this site: by authority, then by code. */
export const occupations: readonly Occupation[] = Object.entries(files)
  .flatMap(([path, file]) =>
    file.occupations.map((one) => parseComposed(OccupationSchema, one, `${path.replace('./', '')}, ${occupationId(one)}`)),
  )
  .sort((a, b) => authorities.indexOf(a.authority) - authorities.indexOf(b.authority) || a.code.localeCompare(b.code))

const byId = new Map(occupations.map((occupation) => [occupationId(occupation), occupation]))

export function occupationsOf(authority: Authority): Occupation[] {
  return occupations.filter((occupation) => occupation.authority === authority)
}

export function occupationAt(id: string): Occupation {
  const occupation = byId.get(id)
  if (occupation === undefined) throw new Error(`No occupation has the id ${id}`)
  return occupation
}

/** `/anzsco/eaanzsco` */
export function listingPath(authority: Authority): string {
  return `/anzsco/${authority}anzsco`
}

/** `/anzsco/eaanzsco/civil-engineer-233211` */
export function occupationPath({ authority, title, code }: Pick<Occupation, 'authority' | 'title' | 'code'>): string {
  return `${listingPath(authority)}/${slugify(title)}-${code}`
}

/** The newest edition that has the code: the card of a code that left ANZSCO in 2022 must not name the edition of that year. */
export function newestEdition({ anzscoEditions }: Occupation): string {
  return `ANZSCO ${[...anzscoEditions].sort().at(-1)}`
}
