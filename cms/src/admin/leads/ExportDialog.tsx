import { Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useFetchClient } from '@strapi/strapi/admin'
import { sydneyClock, sydneyTime } from '../../time/sydneyTime.ts'
import { useFetched } from '../shared/useFetched.tsx'
import { leadsOf } from './desk.tsx'
import { FormDialog } from './FormDialog.tsx'

type Export = { at: string; by: string; asked: string; count: number }

export function ExportDialog({ search }: { search: URLSearchParams }) {
  const { get } = useFetchClient()

  async function download() {
    const asked = new URLSearchParams([...search].filter(([name]) => name !== 'limit'))
    // As text the byte order mark would be lost, and with it the accents in Excel.
    const { data } = await get<Blob>(`/leads/export.csv?${asked}`, { responseType: 'blob' })
    save(data, `leads-${sydneyClock(new Date()).day}.csv`)
  }

  return (
    <FormDialog title="Export the leads of this list" opener="Export" icon={<Download />} submit="Export" save={download}>
      <Typography tag="p">Every lead of this view and its filters goes into one table for Excel. Who exported what is kept.</Typography>
      <Traces />
    </FormDialog>
  )
}

function Traces() {
  const exports = useFetched<Export[]>('/leads/exports').data ?? []
  if (exports.length === 0) return null
  return (
    <ul aria-label="Earlier exports">
      {exports.map(({ at, by, asked, count }) => (
        <li key={at}>
          <Typography>
            {sydneyTime(new Date(at))}: {by}, {leadsOf(count)} ({asked})
          </Typography>
        </li>
      ))}
    </ul>
  )
}

function save(data: Blob, name: string) {
  const address = URL.createObjectURL(data)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
