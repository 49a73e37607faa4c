import type { ListKey } from '#domain/occupations.ts'
import { type SourceId, sources } from './sources.ts'

type ListText = {
  /** As short as a mark beside an occupation. */
  short: string
  /** The subclasses it serves, for the key of a list. */
  visas: readonly string[]
  /** The same with what limits them; the guide on lists has them in full. */
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
    visas: ['189', '190', '491', '485'],
    serves: '189, 190, 491; vocational stream of 485',
    instrument: 'LIN 19/051',
    dated: sources['lin-19-051'].dated,
    sources: ['lin-19-051', 'ha-occupation-list'],
  },
  STSOL: {
    short: 'STSOL',
    visas: ['190', '491'],
    serves: '190 and nominated 491',
    instrument: 'LIN 19/051',
    dated: sources['lin-19-051'].dated,
    sources: ['lin-19-051', 'ha-occupation-list'],
  },
  ROL: {
    short: 'ROL',
    visas: ['491'],
    serves: 'Nominated 491',
    instrument: 'LIN 19/051',
    dated: sources['lin-19-051'].dated,
    sources: ['lin-19-051', 'ha-occupation-list'],
  },
  CSOL: {
    short: 'CSOL',
    visas: ['482', '186'],
    serves: '482 Core Skills, 186 Direct Entry; not 189',
    instrument: 'LIN 24/093',
    dated: sources['lin-24-093'].dated,
    sources: ['lin-24-093', 'ha-occupation-list'],
  },
  '494': {
    short: '494 list',
    visas: ['494'],
    serves: '494, by labels of its own',
    instrument: 'LIN 19/219',
    dated: sources['lin-19-219'].dated,
    sources: ['lin-19-219', 'ha-occupation-list'],
  },
}
