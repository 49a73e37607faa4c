import { AgentCard } from '#components/page/AgentCard.tsx'
import { ProsePage } from '#components/page/ProsePage.tsx'
import { prosePages } from '#content/prosePages.ts'

export function Page() {
  return <ProsePage page={prosePages['meet-our-agent']} aside={<AgentCard />} />
}
