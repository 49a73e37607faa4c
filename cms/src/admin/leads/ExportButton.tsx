import { Button } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { LEAD } from '../../leads/contentTypes.ts'
import { sydneyClock } from '../../time/sydneyTime.ts'
import { exportPath } from '../shared/leadPaths.ts'

export function ExportButton() {
  const { slug } = useParams()
  const path = exportPath(useLocation().search)
  const { get } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [busy, setBusy] = useState(false)
  if (slug !== LEAD) return null

  async function download() {
    setBusy(true)
    try {
      // As text the byte order mark would be lost, and with it the accents in Excel.
      const { data } = await get<Blob>(path, { responseType: 'blob' })
      save(data, `leads-${sydneyClock(new Date()).day}.csv`)
    } catch {
      toggleNotification({ type: 'danger', message: 'The leads could not be exported. Try again.' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="secondary" startIcon={<Download />} loading={busy} onClick={download}>
      Export these as CSV
    </Button>
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
