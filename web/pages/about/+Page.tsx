import { Artefact } from '#components/artefact/Artefact.tsx'
import { ProsePage } from '#components/prose/ProsePage.tsx'
import { artefactFor } from '#content/artefacts.ts'
import { prosePages } from '#content/prosePages.ts'

export function Page() {
  return <ProsePage page={prosePages.about} aside={<Artefact id="about" artefact={artefactFor('about')} />} />
}
