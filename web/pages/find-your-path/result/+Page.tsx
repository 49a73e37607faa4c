import type { PageContext } from 'vike/types'
import { ResultPage } from '#components/path/ResultPage.tsx'
import { routeParam } from '../../routeParam.ts'

export function Page({ pageContext }: { pageContext: PageContext }) {
  return <ResultPage node={routeParam(pageContext, 'node')} />
}
