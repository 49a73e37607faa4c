import { IndexPage } from '#components/page/IndexPage.tsx'
import { indexPages } from '#content/pages/indexes.ts'

export function Page() {
  return <IndexPage page={indexPages.anzsco} />
}
