import { ComparePage } from '#components/occupation/ComparePage.tsx'

export function Page() {
  return <ComparePage />
}
