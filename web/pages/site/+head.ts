import type { PageContext } from 'vike/types'
import { pageAt } from '../pages.tsx'

export function head(pageContext: PageContext) {
  return pageAt(pageContext)?.head()
}
