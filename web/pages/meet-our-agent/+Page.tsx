import { Artefact } from '#components/artefact/Artefact.tsx'
import { AgentCard } from '#components/prose/AgentCard.tsx'
import { ProsePage } from '#components/prose/ProsePage.tsx'
import { artefactFor } from '#content/artefacts.ts'
import { ownersDetails } from '#content/ownersDetails.ts'
import { prosePages } from '#content/prosePages.ts'

export function Page() {
  const { agent } = ownersDetails
  const aside = agent ? <AgentCard agent={agent} /> : <Artefact id="agent" artefact={artefactFor('meet-our-agent')} />
  return <ProsePage page={prosePages['meet-our-agent']} aside={aside} />
}
