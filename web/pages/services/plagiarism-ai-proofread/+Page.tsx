import { DraftTool } from '#components/service/DraftTool.tsx'
import { ServicePage } from '#components/service/ServicePage.tsx'
import { serviceAt } from '#content/services.ts'

/** A folder of its own keeps the checker's styles off the other service pages. */
export function Page() {
  const service = serviceAt('plagiarism-ai-proofread')
  return <ServicePage service={service} tool={<DraftTool service={service} />} />
}
