import { LEAD } from '../../leads/contentTypes.ts'
import { openStatuses, waitingStatuses } from '../../leads/leadStatus.ts'

const EXPORT = '/leads/export.csv'
const LIST = `/content-manager/collection-types/${LEAD}`

type Filter = { [field: string]: { [operator: string]: string | readonly string[] } }

export function leadPath(documentId: string): string {
  return `${LIST}/${documentId}`
}

export function listPath(...filters: Filter[]): string {
  return sortedListPath('createdAt:DESC', ...filters)
}

export function sortedListPath(sort: string, ...filters: Filter[]): string {
  const query = new URLSearchParams({ page: '1', pageSize: '50', sort })
  filters.forEach((filter, index) => {
    for (const [field, condition] of Object.entries(filter)) {
      for (const [operator, value] of Object.entries(condition)) {
        const name = `filters[$and][${index}][${field}][${operator}]`
        if (typeof value === 'string') query.set(name, value)
        else value.forEach((each, position) => void query.set(`${name}[${position}]`, each))
      }
    }
  })
  return `${LIST}?${query}`
}

/** The export of what the list shows: its filters and its search, from the address of the list. */
export function exportPath(listSearch: string): string {
  const kept = Array.from(new URLSearchParams(listSearch)).filter(([name]) => name === '_q' || name.startsWith('filters['))
  return kept.length === 0 ? EXPORT : `${EXPORT}?${new URLSearchParams(kept)}`
}

const noSpam: Filter = { leadStatus: { $ne: 'spam' } }
/** What the list shows when no link asks for anything else. */
export const openedListPath = listPath(noSpam)

/** Marked by the inbox, and no one has saved or confirmed it since: `suspectedLeads` in cms/src/team/leadNumbers.ts. */
export const suspectedPath = listPath({ leadStatus: { $eq: 'spam' } }, { spamReason: { $notNull: 'true' } }, { revision: { $eq: '0' } })

const isOpen: Filter = { leadStatus: { $in: openStatuses } }

/** What the list is most often asked for, from the person's name, the day and the beginning of the week in Sydney. */
export function quickViews(name: string, today: string, monday: string): { name: string; to: string; counts?: 'new' | 'mine' | 'due' }[] {
  const status = (value: string) => listPath({ leadStatus: { $eq: value } })
  return [
    { name: 'All but spam', to: openedListPath },
    { name: 'New', to: status('new'), counts: 'new' },
    { name: 'Mine', to: listPath({ owner: { $eq: name } }, isOpen), counts: 'mine' },
    { name: 'Due', to: sortedListPath('followUpOn:ASC', { followUpOn: { $lte: today } }, isOpen), counts: 'due' },
    { name: 'Waiting for the client', to: listPath({ leadStatus: { $in: waitingStatuses } }) },
    { name: 'This week', to: listPath({ createdAt: { $gte: monday } }, noSpam) },
    { name: 'Won', to: status('won') },
    { name: 'Lost', to: status('lost') },
    { name: 'Spam', to: status('spam') },
    { name: 'Everything', to: listPath({ leadStatus: { $notNull: 'true' } }) },
  ]
}
