import { AuthorshipRecord } from '#components/page/AuthorshipRecord.tsx'
import { ProsePage } from '#components/page/ProsePage.tsx'
import { authorshipRecord, prosePages } from '#content/prosePages.ts'

export function Page() {
  return <ProsePage page={prosePages.about} aside={<AuthorshipRecord record={authorshipRecord} />} />
}
