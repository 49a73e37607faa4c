import type { ListKey } from '#domain/occupations.ts'
import { type SourceId, sources } from './sources.ts'

type ListText = {
  /** As short as a mark beside an occupation. */
  short: string
  name: string
  /** The subclasses it serves, in the order of `serves`. */
  visas: readonly string[]
  /** Which visas the list serves, as we read it. */
  serves: string
  instrument: string
  /** The day of the compilation we read. */
  dated: string
  /** The instrument first. */
  sources: readonly [SourceId, ...SourceId[]]
}

/** What each list means. Membership is in content/occupations/; both change by amendment. */
export const occupationLists: Record<ListKey, ListText> = {
  MLTSSL: {
    short: 'MLTSSL',
    name: 'Medium and Long-term Strategic Skills List',
    visas: ['189', '190', '491', '485'],
    serves: 'Points-tested visas: subclasses 189, 190 and 491. Also the vocational stream of subclass 485.',
    instrument: 'LIN 19/051',
    dated: sources['lin-19-051'].dated,
    sources: ['lin-19-051', 'ha-occupation-list'],
  },
  STSOL: {
    short: 'STSOL',
    name: 'Short-term Skilled Occupation List',
    visas: ['190', '491'],
    serves: 'Points-tested visas with a nomination by a state or territory: subclasses 190 and 491. It does not serve subclass 189.',
    instrument: 'LIN 19/051',
    dated: sources['lin-19-051'].dated,
    sources: ['lin-19-051', 'ha-occupation-list'],
  },
  ROL: {
    short: 'ROL',
    name: 'Regional Occupation List',
    visas: ['491'],
    serves: 'Subclass 491 with a nomination by a state or territory. It does not serve subclasses 189 and 190.',
    instrument: 'LIN 19/051',
    dated: sources['lin-19-051'].dated,
    sources: ['lin-19-051', 'ha-occupation-list'],
  },
  CSOL: {
    short: 'CSOL',
    name: 'Core Skills Occupation List',
    visas: ['482', '186'],
    serves: 'Visas with an employer: subclass 482 (Core Skills stream) and subclass 186 (Direct Entry). It does not serve subclass 189.',
    instrument: 'LIN 24/093',
    dated: sources['lin-24-093'].dated,
    sources: ['lin-24-093', 'ha-occupation-list'],
  },
  '494': {
    short: '494 list',
    name: 'Occupations for subclass 494',
    visas: ['494'],
    serves: 'The regional visa with an employer. This instrument uses the labels MLTSSL and ROL too, for itself alone.',
    instrument: 'LIN 19/219',
    dated: sources['lin-19-219'].dated,
    sources: ['lin-19-219', 'ha-occupation-list'],
  },
}
