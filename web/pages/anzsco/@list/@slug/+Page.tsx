import type { PageContext } from 'vike/types'
import { OccupationPage } from '#components/occupation/OccupationPage.tsx'
import { occupationOf } from '../../occupationRoute.ts'

export function Page({ pageContext }: { pageContext: PageContext }) {
  return <OccupationPage occupation={occupationOf(pageContext)} />
}
