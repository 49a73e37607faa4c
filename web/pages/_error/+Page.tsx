import { PageHead } from '#components/ui/PageHead.tsx'

export function Page() {
  return <PageHead heading="404" lead="lead" />
}
