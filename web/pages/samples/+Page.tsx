import { SamplesPage } from '#components/sample/SamplesPage.tsx'
import { samplesPage } from '#content/pages/samples.ts'
import { samples } from '#content/samples.ts'

export function Page() {
  return <SamplesPage words={samplesPage} samples={samples} />
}
