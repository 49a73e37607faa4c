import { groupNames } from './labels.ts'
import { type Occupation, occupationId, occupationPath } from './occupations.ts'
import { siteUrl } from './settings.ts'
import type { SourceId } from './sources.ts'

type Column = {
  name: string
  holds: string
  /** Empty where the text is our own. */
  sources: readonly SourceId[]
  value: (occupation: Occupation) => string | number | readonly string[]
}

const instruments = ['lin-19-051', 'lin-24-093', 'lin-19-260'] as const satisfies readonly SourceId[]

/** The open data, column by column: what the files hold and what `/anzsco/data` says about them. */
const columns = [
  { name: 'id', holds: 'Authority and code. One code can be under two authorities.', sources: [], value: occupationId },
  { name: 'code', holds: 'The six-digit ANZSCO code', sources: ['abs-anzsco'], value: ({ code }) => code },
  { name: 'title', holds: 'The title of the occupation', sources: ['abs-anzsco'], value: ({ title }) => title },
  { name: 'authority', holds: 'Who assesses it, of our three', sources: instruments, value: ({ authority }) => groupNames[authority] },
  {
    name: 'other_authorities',
    holds: 'Others whom the instruments name for the code',
    sources: instruments,
    value: ({ otherAuthorities }) => otherAuthorities,
  },
  {
    name: 'unit_group_code',
    holds: 'The four digits of its unit group',
    sources: ['abs-anzsco'],
    value: ({ unitGroup }) => unitGroup.code,
  },
  { name: 'unit_group_title', holds: 'The name of that group', sources: ['abs-anzsco'], value: ({ unitGroup }) => unitGroup.title },
  { name: 'skill_level', holds: '1 is the highest, 5 the lowest', sources: ['abs-anzsco'], value: ({ skillLevel }) => skillLevel },
  {
    name: 'ea_category',
    holds: 'The Engineers Australia category that usually goes with it, as we read the descriptions',
    sources: ['ea-categories'],
    value: ({ category }) => category ?? '',
  },
  {
    name: 'alternative_titles',
    holds: 'Other titles for all of it',
    sources: ['abs-anzsco'],
    value: ({ alternativeTitles }) => alternativeTitles,
  },
  { name: 'specialisations', holds: 'Titles for a part of it', sources: ['abs-anzsco'], value: ({ specialisations }) => specialisations },
  {
    name: 'label_variants',
    holds: 'Other ways in which official pages write the title',
    sources: ['abs-anzsco', 'ha-occupation-list'],
    value: ({ labelVariants }) => labelVariants,
  },
  {
    name: 'lists',
    holds: 'MLTSSL, STSOL or ROL for points-tested visas; CSOL for subclasses 482 and 186',
    sources: ['lin-19-051', 'lin-24-093'],
    value: ({ lists }) => lists,
  },
  {
    name: 'list_494',
    holds: 'The label in the instrument for subclass 494',
    sources: ['lin-19-219', 'ha-occupation-list'],
    value: ({ list494 }) => list494 ?? '',
  },
  {
    name: 'anzsco_editions',
    holds: 'The editions that have the code',
    sources: ['abs-anzsco'],
    value: ({ anzscoEditions }) => anzscoEditions,
  },
  { name: 'summary', holds: 'What the person does, in one sentence', sources: [], value: ({ summary }) => summary },
  { name: 'tasks', holds: 'Typical tasks, not the official wording', sources: [], value: ({ tasks }) => tasks },
  {
    name: 'evidence',
    holds: 'Evidence that suits the occupation; a guide, no requirement',
    sources: [],
    value: ({ evidence }) => evidence,
  },
  { name: 'special', holds: 'What is special about the code, in Markdown', sources: [], value: ({ special }) => special ?? '' },
  {
    name: 'near',
    holds: 'Similar codes, by id, and the difference',
    sources: [],
    value: ({ near }) => near.map(({ difference, ...other }) => `${occupationId(other)}: ${difference}`),
  },
  {
    name: 'osca',
    holds: 'Counterparts in OSCA 2024; “part” where only a part went there',
    sources: ['abs-osca'],
    value: ({ osca }) => osca.map(({ code, title, partial }) => `${code} ${title}${partial ? ' (part)' : ''}`),
  },
  {
    name: 'page',
    holds: 'The page of the occupation',
    sources: [],
    value: (occupation) => siteUrl(occupationPath(occupation)),
  },
  { name: 'checked', holds: 'The day we last read the sources of the row', sources: [], value: ({ checked }) => checked },
] as const satisfies readonly Column[]

export const occupationColumns: readonly Column[] = columns

/** One occupation of the open data. */
export type OccupationRow = { [C in (typeof columns)[number] as C['name']]: ReturnType<C['value']> }
