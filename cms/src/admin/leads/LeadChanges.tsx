import type { ReactNode } from 'react'
import type { Actor } from '../../history/people.ts'
import type { LeadStatus } from '../../leads/leadFields.ts'
import { TICKED, useDesk, useKey } from './desk.tsx'
import { FollowUp } from './FollowUp.tsx'
import { Action, Choice, OwnerChoice, statusChoices, statusName } from './parts.tsx'

type Props = {
  documentIds: readonly string[]
  lead?: { status: LeadStatus; owner: Actor | null; followUpOn: string | null }
  areSpam: boolean
  done?: () => void
  children?: ReactNode
}

export function LeadChanges({ documentIds, lead, areSpam, done, children }: Props) {
  const { change } = useDesk()
  const set = async (values: Parameters<typeof change>[1], words: string) => {
    if (await change(documentIds, values, words)) done?.()
  }
  const markSpam = () => set({ leadStatus: 'spam' }, 'Marked as spam.')
  useKey(lead ? 's' : `${TICKED}s`, markSpam)
  return (
    <>
      <Choice
        label={lead ? 'Status' : 'Set status'}
        value={lead?.status ?? ''}
        values={statusChoices}
        choose={(leadStatus) => set({ leadStatus }, `Status is ${statusName(leadStatus)}.`)}
      />
      <OwnerChoice
        label={lead ? 'Owner' : 'Set owner'}
        owner={lead ? lead.owner : undefined}
        choose={(owner) => set({ ownerId: owner?.id ?? null }, owner ? `${owner.name} has it.` : 'No one has it.')}
      />
      {children}
      <FollowUp
        day={lead?.followUpOn ?? null}
        hasKey={lead !== undefined}
        save={(followUpOn) => set({ followUpOn }, followUpOn ? 'Follow-up is set.' : 'No follow-up.')}
      />
      {areSpam ? (
        <Action name="Not spam" run={() => set({ leadStatus: 'new' }, 'Not spam: it is new.')} variant="success-light" />
      ) : (
        <Action name="Spam" run={markSpam} variant="danger-light" />
      )}
    </>
  )
}
