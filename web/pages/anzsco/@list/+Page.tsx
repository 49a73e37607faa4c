import type { PageContext } from 'vike/types'
import { ListingPage } from '#components/listing/ListingPage.tsx'
import { authorityOf } from '../occupationRoute.ts'

export function Page({ pageContext }: { pageContext: PageContext }) {
  return <ListingPage authority={authorityOf(pageContext)} />
}
