import { Table, Tbody, Td, Tr, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { OldNote } from '../shared/OldNote.tsx'
import { useSummary } from './summary.ts'

export default function SubjectsWidget() {
  const summary = useSummary()
  if (summary.state === 'loading') return <Widget.Loading />
  if (summary.state === 'failed') return <Widget.Error />
  const { subjects } = summary.data
  if (!subjects) return <Widget.NoPermissions />

  return (
    <>
      <OldNote of={summary} />
      {subjects.length === 0 && <Widget.NoData>No leads in the last 30 days</Widget.NoData>}
      <Table colCount={2} rowCount={subjects.length}>
        <Tbody>
          {subjects.map(({ subject, count }) => (
            <Tr key={subject}>
              <Td>
                <Typography ellipsis>{subject}</Typography>
              </Td>
              <Td>
                <Typography fontWeight="bold">{count}</Typography>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </>
  )
}
