import { PointsTool } from '#components/service/PointsTool.tsx'
import { ServicePage } from '#components/service/ServicePage.tsx'
import { serviceAt } from '#content/services.ts'

/** A folder of its own keeps the calculator's styles off the other service pages. */
export function Page() {
  const service = serviceAt('pr-points-calculator')
  return <ServicePage service={service} tool={<PointsTool service={service} />} stepsOfTool />
}
