import { PricingPage } from '#components/pricing/PricingPage.tsx'
import { pricing } from '#content/pages/pricing.ts'

export function Page() {
  return <PricingPage pricing={pricing} />
}
