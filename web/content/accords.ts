import { slugify } from '../../cms/src/contract/slugify.ts'
import { parseContent } from './parseContent.ts'
import { type AccordCountry, AccordTableSchema } from './schema/accords.ts'

const accordNames = ['washington', 'sydney', 'dublin'] as const
export type Accord = (typeof accordNames)[number]

/**
 * From lists that other accord members and public bodies printed in 2023 and 2024: the source `iea-accords`.
 * The last graduates of the United Kingdom’s Dublin programs: the source `ea-accreditation`.
 */
const members: AccordCountry[] = [
  {
    country: 'Bangladesh',
    memberships: { washington: { full: 2024, reportedFrom: 2023 } },
    cells: { washington: '2024, or for graduates from 2023: not settled' },
  },
  { country: 'China', memberships: { washington: { full: 2016 } } },
  {
    country: 'India',
    memberships: { washington: { full: 2014 } },
    cells: { washington: '2014, Tier 1 programs of the NBA only' },
  },
  {
    country: 'Indonesia',
    memberships: { washington: { full: 2023, reportedFrom: 2021 } },
    cells: { washington: '2023, reported as dated back to 2021' },
  },
  { country: 'Malaysia', memberships: { washington: { full: 2009 }, sydney: { full: 2018 }, dublin: { full: 2018 } } },
  {
    country: 'Nigeria',
    memberships: { washington: { provisional: true } },
    cells: { washington: 'provisional since June 2023' },
  },
  { country: 'Pakistan', memberships: { washington: { full: 2017 } } },
  {
    country: 'Philippines',
    memberships: { washington: { by: 2024 } },
    cells: { washington: 'full by January 2024; year not confirmed' },
  },
  { country: 'South Africa', memberships: { washington: { full: 1999 }, sydney: { full: 2001 }, dublin: { full: 2002 } } },
  {
    country: 'Sri Lanka',
    memberships: { washington: { full: 2014 }, sydney: { provisional: true } },
    cells: { sydney: 'provisional' },
  },
  {
    country: 'United Kingdom',
    memberships: { washington: { full: 1989 }, sydney: { full: 2001 }, dublin: { full: 2002, graduatesTo: 2024 } },
    cells: { dublin: '2002, graduates to 2024 only' },
  },
  { country: 'United States', memberships: { washington: { full: 1989 }, sydney: { full: 2009 }, dublin: { full: 2013 } } },
]

/** Countries people ask about that were in none of the lists. The article on accords says so too. */
const outside = ['Nepal', 'Iran', 'Kenya', 'Ghana', 'Egypt', 'United Arab Emirates', 'Vietnam']

const accordMembers = parseContent(AccordTableSchema, members, 'accords.ts')

/** Every country a visitor can choose, by name. */
export const accordCountries: (AccordCountry & { slug: string })[] = [
  ...accordMembers,
  ...outside.map((country): AccordCountry => ({ country, memberships: {} })),
  { country: 'Saudi Arabia', memberships: { washington: { unsure: true as const } } },
]
  .map((row) => ({ ...row, slug: slugify(row.country) }))
  .sort((a, b) => a.country.localeCompare(b.country))

/** The table of the article, in Markdown. */
export function accordTable(): string {
  const rows = accordMembers.map(({ country, memberships, cells }) => [
    country,
    ...accordNames.map((accord) => {
      const membership = memberships[accord]
      return cells?.[accord] ?? (membership && 'full' in membership ? String(membership.full) : '–')
    }),
  ])
  return markdownTable([['Country', 'Washington', 'Sydney', 'Dublin'], ...rows])
}

function markdownTable([head = [], ...rows]: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
