import { ComparePage } from '#components/comparison/ComparePage.tsx'

export function Page() {
  return <ComparePage />
}
