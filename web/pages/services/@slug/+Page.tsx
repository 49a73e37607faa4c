import type { PageContext } from 'vike/types'
import { ServicePage } from '#components/service/ServicePage.tsx'
import { serviceAt } from '#content/services.ts'
import { routeParam } from '../../routeParam.ts'

export function Page({ pageContext }: { pageContext: PageContext }) {
  return <ServicePage service={serviceAt(routeParam(pageContext, 'slug'))} />
}
