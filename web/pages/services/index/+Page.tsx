import { ServiceIndex } from '#components/home/ServiceIndex.tsx'
import { IndexPage } from '#components/page/IndexPage.tsx'
import { home } from '#content/pages/home.ts'
import { indexPages } from '#content/pages/indexes.ts'

export function Page() {
  return (
    <IndexPage page={indexPages.services}>
      <ServiceIndex services={home.services} />
    </IndexPage>
  )
}
