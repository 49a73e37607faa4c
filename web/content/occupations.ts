import * as v from 'valibot'
import { slugify } from '../../cms/src/contract/slugify.ts'
import { type Occupation, OccupationSchema } from './schema/occupation.ts'

export type { Occupation } from './schema/occupation.ts'
export type Authority = Occupation['authority']

/** In the order of the ANZSCO menu. */
export const authorities = ['ea', 'acs', 'iml'] as const satisfies readonly Authority[]

function keyOf({ authority, code }: Pick<Occupation, 'authority' | 'code'>): string {
  return `${authority} ${code}`
}

const FileSchema = v.object({ occupations: v.array(v.unknown()) })

/** Parses the files of `content/occupations/`, by path. Throws one error that names file, code and field of everything wrong. */
export function readOccupations(files: Record<string, unknown>): Occupation[] {
  const problems: string[] = []
  const byKey = new Map<string, Occupation>()

  for (const [path, file] of Object.entries(files)) {
    const parsedFile = v.safeParse(FileSchema, file)
    if (!parsedFile.success) {
      problems.push(`${path}: export an array named "occupations"`)
      continue
    }
    for (const [index, entry] of parsedFile.output.occupations.entries()) {
      const parsed = v.safeParse(OccupationSchema, entry)
      if (!parsed.success) {
        for (const issue of parsed.issues)
          problems.push(`${path}, ${codeOf(entry, index)}, ${v.getDotPath(issue) ?? 'entry'}: ${issue.message}`)
        continue
      }
      const occupation = parsed.output
      const expectedName = `${occupation.unitGroup.code}-${occupation.authority}.ts`
      if (!path.endsWith(`/${expectedName}`)) problems.push(`${path}, ${occupation.code}, unitGroup: belongs in ${expectedName}`)
      if (byKey.has(keyOf(occupation))) problems.push(`${path}, ${occupation.code}, code: a second entry for ${keyOf(occupation)}`)
      byKey.set(keyOf(occupation), occupation)
    }
  }

  for (const occupation of byKey.values()) {
    for (const [index, near] of occupation.near.entries()) {
      if (byKey.has(keyOf(near)) && keyOf(near) !== keyOf(occupation)) continue
      problems.push(`${keyOf(occupation)}, near.${index}: ${keyOf(near)} is not another of our occupations`)
    }
  }

  if (problems.length > 0) throw new Error(`Wrong occupation data.\n${problems.join('\n')}`)
  return [...byKey.values()].sort(inListingOrder)
}

function codeOf(entry: unknown, index: number): string {
  const code = typeof entry === 'object' && entry !== null && 'code' in entry ? entry.code : undefined
  return typeof code === 'string' ? code : `entry ${index}`
}

function inListingOrder(a: Occupation, b: Occupation): number {
  return authorities.indexOf(a.authority) - authorities.indexOf(b.authority) || a.code.localeCompare(b.code)
}

/** All occupations of this site: by authority, then by code. */
export const occupations: readonly Occupation[] = readOccupations(import.meta.glob('./occupations/*.ts', { eager: true }))

const occupationByKey = new Map(occupations.map((occupation) => [keyOf(occupation), occupation]))

export function occupationsOf(authority: Authority): Occupation[] {
  return occupations.filter((occupation) => occupation.authority === authority)
}

export function findOccupation(authority: Authority, code: string): Occupation | undefined {
  return occupationByKey.get(keyOf({ authority, code }))
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
