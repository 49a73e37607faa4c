// https://vike.dev/route-function
import type { PageContext } from 'vike/types'
import { pageAt } from '../pages.tsx'

export default function route(pageContext: PageContext) {
  return pageAt(pageContext) ? { routeParams: {} } : false
}
