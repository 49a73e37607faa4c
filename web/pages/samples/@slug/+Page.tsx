import type { PageContext } from 'vike/types'
import { SamplePage } from '#components/sample/SamplePage.tsx'
import { sampleAt } from '#content/samples.ts'
import { routeParam } from '../../routeParam.ts'

export function Page({ pageContext }: { pageContext: PageContext }) {
  return <SamplePage sample={sampleAt(routeParam(pageContext, 'slug'))} />
}
