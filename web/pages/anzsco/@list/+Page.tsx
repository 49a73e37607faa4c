import type { PageContext } from 'vike/types'
import { ListingPage } from '#components/listing/ListingPage.tsx'
import { authorityOf, known } from '../occupationRoute.ts'

export function Page({ pageContext }: { pageContext: PageContext }) {
  return <ListingPage authority={known(authorityOf(pageContext), pageContext)} />
}
