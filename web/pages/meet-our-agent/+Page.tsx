import { AgentCard } from '#components/prose/AgentCard.tsx'
import { ProsePage } from '#components/prose/ProsePage.tsx'
import { prosePages } from '#content/prosePages.ts'

export function Page() {
  return <ProsePage page={prosePages['meet-our-agent']} aside={<AgentCard />} />
}
