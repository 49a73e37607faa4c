import type { ViewName } from '../../leads/leadViews.ts'

/** The filters of the list: `listQuery` in cms/src/team/leadViews.ts. */
type Filters = { view?: ViewName } & Partial<
  Record<'q' | 'order' | 'status' | 'page' | 'campaign' | 'discipline' | 'form' | 'owner' | 'since' | 'only', string>
>

export function leadPath(documentId: string): string {
  return `/leads/${documentId}`
}

export function listPath(filters: Filters = {}): string {
  const query = new URLSearchParams(filters)
  return query.size === 0 ? '/leads' : `/leads?${query}`
}
