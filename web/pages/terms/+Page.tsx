import { PolicyPage } from '#components/policy/PolicyPage.tsx'
import { policyPages } from '#content/prosePages.ts'

export function Page() {
  return <PolicyPage policy={policyPages.terms} />
}
