import { AuthorshipRecord } from '#components/prose/AuthorshipRecord.tsx'
import { ProsePage } from '#components/prose/ProsePage.tsx'
import { authorshipRecord, prosePages } from '#content/prosePages.ts'

export function Page() {
  return <ProsePage page={prosePages.about} aside={<AuthorshipRecord record={authorshipRecord} />} />
}
