import type { PageContext } from 'vike/types'
import { QuestionPage } from '#components/path/QuestionPage.tsx'
import { routeParam } from '../../routeParam.ts'

export function Page({ pageContext }: { pageContext: PageContext }) {
  return <QuestionPage node={routeParam(pageContext, 'node')} />
}
