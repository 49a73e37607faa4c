import { DataPage } from '#components/occupation/DataPage.tsx'

export function Page() {
  return <DataPage />
}
