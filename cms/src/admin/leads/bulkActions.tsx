import { Button, Flex, Typography } from '@strapi/design-system'
import { useFetchClient, useNotification, useTable } from '@strapi/strapi/admin'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { LEAD } from '../../leads/contentTypes.ts'
import { leadStatuses } from '../../leads/leadStatus.ts'
import { reasonOf } from '../shared/reasonOf.ts'
import { useFetched } from '../shared/useFetched.ts'
import { useRefresh } from '../shared/useRefresh.ts'

type Ticked = { documentId: string; leadStatus?: string | null }
type Props = { documents: Ticked[]; model: string }
type Changed = { leadStatus: string } | { owner: string }

/** The ticked leads get a status or an owner: the inbox takes nothing else from here. */
export const leadBulkActions = [NotSpam, MarkAsSpam, SetStatus, SetOwner]

function useBulkSave(documents: Ticked[]): (changed: Changed) => Promise<void> {
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const refresh = useRefresh()
  const tick = useTable('LeadBulk', (state) => state.selectRow)
  // Strapi renews a button a moment after its ticks: a press in between would leave out the last one.
  const ticked = useRef(documents)
  ticked.current = documents
  return async (changed) => {
    const documentIds = ticked.current.map(({ documentId }) => documentId)
    try {
      const { data } = await post<{ count: number }>('/leads/bulk', { documentIds, ...changed })
      toggleNotification({ type: 'success', message: `${data.count} ${data.count === 1 ? 'lead' : 'leads'} changed` })
      tick([])
    } catch (error) {
      toggleNotification({ type: 'danger', message: `Not all leads were changed. ${reasonOf(error)}` })
    }
    refresh(...documentIds)
  }
}

/** Strapi keeps the ticks when the list shows other leads: then one would change what one no longer sees. */
function useTicksOfThisList(): void {
  const { search } = useLocation()
  const ticked = useRef(search)
  const tick = useTable('LeadBulk', (state) => state.selectRow)
  useEffect(() => {
    if (ticked.current !== search) tick([])
    ticked.current = search
  }, [search, tick])
}

function NotSpam({ documents, model }: Props) {
  const save = useBulkSave(documents)
  const isOffered = model === LEAD && documents.length > 0 && documents.every(({ leadStatus }) => leadStatus === 'spam')
  return isOffered ? { label: 'Not spam', variant: 'success-light', onClick: () => void save({ leadStatus: 'new' }) } : null
}

function MarkAsSpam({ documents, model }: Props) {
  const save = useBulkSave(documents)
  useTicksOfThisList()
  return model === LEAD ? { label: 'Mark as spam', variant: 'danger-light', onClick: () => void save({ leadStatus: 'spam' }) } : null
}

function SetStatus({ documents, model }: Props) {
  const save = useBulkSave(documents)
  if (model !== LEAD) return null
  return chosenFrom('Set status', <Choices values={leadStatuses} choose={(leadStatus) => save({ leadStatus })} />)
}

function SetOwner({ documents, model }: Props) {
  const save = useBulkSave(documents)
  if (model !== LEAD) return null
  return chosenFrom('Set owner', <TeamChoices choose={(owner) => save({ owner })} />)
}

/** Closed by its own success: with no lead ticked the whole bar is gone. */
function chosenFrom(label: string, content: React.ReactNode) {
  return { label, variant: 'secondary', dialog: { type: 'modal', title: label, content } }
}

type ChoicesProps = { values: readonly string[]; choose: (value: string) => Promise<void> }

function TeamChoices({ choose }: Pick<ChoicesProps, 'choose'>) {
  const team = useFetched<string[]>('/leads/team')
  if (team.state === 'failed') return <Typography textColor="danger700">The team could not be read. Reload the page.</Typography>
  return <Choices values={team.state === 'ready' ? team.data : []} choose={choose} />
}

/** One press each: every change is in the history, and can be changed back. */
function Choices({ values, choose }: ChoicesProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {values.map((value) => (
        <Button key={value} variant="tertiary" size="L" onClick={() => choose(value)}>
          {value}
        </Button>
      ))}
    </Flex>
  )
}
