import { Button, Modal, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import { sydneyClock, sydneyTime } from '../../time/sydneyTime.ts'
import { reasonOf } from '../shared/reasonOf.ts'
import { useFetched } from '../shared/useFetched.ts'
import { leadsOf, useDesk } from './desk.tsx'

type Export = { at: string; by: string; asked: string; count: number }

export function ExportDialog({ search }: { search: URLSearchParams }) {
  const { get } = useFetchClient()
  const { say } = useDesk()
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)

  async function download() {
    setBusy(true)
    const asked = new URLSearchParams([...search].filter(([name]) => name !== 'limit'))
    try {
      // As text the byte order mark would be lost, and with it the accents in Excel.
      const { data } = await get<Blob>(`/leads/export.csv?${asked}`, { responseType: 'blob' })
      save(data, `leads-${sydneyClock(new Date()).day}.csv`)
      setOpen(false)
    } catch (error) {
      say(`The leads could not be exported. ${reasonOf(error)}`)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal.Root open={isOpen} onOpenChange={setOpen}>
      <Modal.Trigger>
        <Button size="S" variant="tertiary" startIcon={<Download />}>
          Export
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Export the leads of this list</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Typography tag="p">Every lead of this view and its filters goes into one table for Excel. Who exported what is kept.</Typography>
          <Traces />
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button loading={isBusy} onClick={download}>
            Export
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}

function Traces() {
  const exports = useFetched<Export[]>('/leads/exports')
  if (exports.state !== 'ready' || exports.data.length === 0) return null
  return (
    <ul aria-label="Earlier exports" style={{ paddingTop: '1.6rem' }}>
      {exports.data.map(({ at, by, asked, count }) => (
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
