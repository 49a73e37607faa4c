import { Button, Typography } from '@strapi/design-system'
import { leadStatuses } from '../../leads/leadStatus.ts'
import type { ListedLead } from '../../leads/leadViews.ts'
import { FollowUp } from './FollowUp.tsx'
import { OwnerChoice } from './OwnerChoice.tsx'
import { Bar, Choice } from './parts.tsx'
import { leadsOf, statusName } from './said.ts'
import type { LeadActions } from './useLeadActions.ts'

type Props = { ticked: readonly string[]; leads: readonly ListedLead[]; untick: () => void; actions: LeadActions }

/** What the ticked leads can get: a status, an owner, a day. One press each, and one to take it back. */
export function BulkBar({ ticked, leads, untick, actions }: Props) {
  const all = leads.filter(({ documentId }) => ticked.includes(documentId))
  const areSpam = all.length > 0 && all.every(({ leadStatus }) => leadStatus === 'spam')
  const change = async (values: Parameters<LeadActions['change']>[1], done: string) => {
    if (await actions.change([...ticked], values, done)) untick()
  }
  return (
    <Bar role="group" aria-label="The ticked leads" style={{ background: '#f0f0ff' }}>
      <Typography fontWeight="bold">{leadsOf(ticked.length)} ticked</Typography>
      <Button
        size="S"
        variant="danger-light"
        onClick={() => change({ leadStatus: areSpam ? 'new' : 'spam' }, areSpam ? 'Not spam.' : 'Marked as spam.')}
      >
        {areSpam ? 'Not spam' : 'Spam'}
      </Button>
      <Choice
        label="Set status"
        value=""
        values={leadStatuses.map((value) => ({ value, name: statusName(value) }))}
        choose={(leadStatus) => change({ leadStatus }, `Status is ${statusName(leadStatus)}.`)}
      />
      <OwnerChoice label="Set owner" owner="" choose={(owner) => change({ owner }, owner ? `${owner} has it.` : 'No one has it.')} />
      <FollowUp day={null} save={(followUpOn) => change({ followUpOn }, followUpOn ? 'Follow-up is set.' : 'No follow-up.')} />
      <Button size="S" variant="ghost" onClick={untick}>
        Clear ticks
      </Button>
    </Bar>
  )
}
