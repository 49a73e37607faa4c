import { LEAD } from '../../leads/contentTypes.ts'

const EXPORT = '/leads/export.csv'
const LIST = `/content-manager/collection-types/${LEAD}`

type Filter = { [field: string]: { [operator: string]: string } }

export function leadPath(documentId: string): string {
  return `${LIST}/${documentId}`
}

export function listPath(...filters: Filter[]): string {
  const query = new URLSearchParams({ page: '1', pageSize: '50', sort: 'createdAt:DESC' })
  filters.forEach((filter, index) => {
    for (const [field, condition] of Object.entries(filter)) {
      for (const [operator, value] of Object.entries(condition)) query.set(`filters[$and][${index}][${field}][${operator}]`, value)
    }
  })
  return `${LIST}?${query}`
}

/** The export of what the list shows: its filters and its search, from the address of the list. */
export function exportPath(listSearch: string): string {
  const kept = Array.from(new URLSearchParams(listSearch)).filter(([name]) => name === '_q' || name.startsWith('filters['))
  return kept.length === 0 ? EXPORT : `${EXPORT}?${new URLSearchParams(kept)}`
}
