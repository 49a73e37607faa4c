import { Button, Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system'
import { useFetchClient, useNotification, useTable } from '@strapi/strapi/admin'
import { useState } from 'react'
import { LEAD } from '../../leads/contentTypes.ts'
import { leadStatuses } from '../../leads/leadStatus.ts'
import { useFetched } from '../shared/useFetched.ts'
import { useRefresh } from '../shared/useRefresh.ts'

type Ticked = { documentId: string }
type Props = { documents: Ticked[]; model: string }
type Changed = { leadStatus: string } | { owner: string }

/** The ticked leads get a status or an owner: the inbox takes nothing else from here. */
export const leadBulkActions = [MarkAsSpam, SetStatus, SetOwner]

function useBulkSave(documents: Ticked[]): (changed: Changed) => Promise<void> {
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const refresh = useRefresh()
  const tick = useTable('LeadBulk', (state) => state.selectRow)
  return async (changed) => {
    try {
      const { data } = await post<{ count: number }>('/leads/bulk', {
        documentIds: documents.map(({ documentId }) => documentId),
        ...changed,
      })
      toggleNotification({ type: 'success', message: `${data.count} ${data.count === 1 ? 'lead' : 'leads'} changed` })
      tick([])
    } catch (error) {
      toggleNotification({ type: 'danger', message: `Not all leads were changed. ${error instanceof Error ? error.message : ''}` })
    }
    refresh()
  }
}

function MarkAsSpam({ documents, model }: Props) {
  const save = useBulkSave(documents)
  return model === LEAD ? { label: 'Mark as spam', variant: 'danger-light', onClick: () => void save({ leadStatus: 'spam' }) } : null
}

function SetStatus({ documents, model }: Props) {
  const save = useBulkSave(documents)
  if (model !== LEAD) return null
  const choose = (leadStatus: string) => save({ leadStatus })
  return chosenFrom('Set status', <Choice label="Status" values={leadStatuses} choose={choose} />)
}

function SetOwner({ documents, model }: Props) {
  const save = useBulkSave(documents)
  if (model !== LEAD) return null
  const choose = (owner: string) => save({ owner })
  return chosenFrom('Set owner', <TeamChoice choose={choose} />)
}

/** Closed by its own success: with no lead ticked the whole bar is gone. */
function chosenFrom(label: string, content: React.ReactNode) {
  return { label, variant: 'secondary', dialog: { type: 'modal', title: label, content } }
}

type ChoiceProps = { label: string; values: readonly string[]; choose: (value: string) => Promise<void> }

function TeamChoice({ choose }: Pick<ChoiceProps, 'choose'>) {
  const team = useFetched<string[]>('/leads/team')
  return <Choice label="Owner" values={team.state === 'ready' ? team.data : []} choose={choose} />
}

function Choice({ label, values, choose }: ChoiceProps) {
  const [value, setValue] = useState('')
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <SingleSelect value={value} onChange={(chosen: string | number) => setValue(String(chosen))}>
          {values.map((each) => (
            <SingleSelectOption key={each} value={each}>
              {each}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      <Flex justifyContent="flex-end">
        <Button disabled={!value} onClick={() => choose(value)}>
          Save
        </Button>
      </Flex>
    </Flex>
  )
}
