import type { PageContext } from 'vike/types'
import { pageAt } from '../pages.ts'

export function Page({ pageContext }: { pageContext: PageContext }) {
  return pageAt(pageContext)?.body()
}
