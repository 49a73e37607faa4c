import { SamplesIndexPage } from '#components/sample/SamplesIndexPage.tsx'
import { samplesPage } from '#content/pages/samples.ts'
import { samples } from '#content/samples.ts'

export function Page() {
  return <SamplesIndexPage words={samplesPage} samples={samples} />
}
