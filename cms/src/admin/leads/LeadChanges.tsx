import type { ReactNode } from 'react'
import type { Actor } from '../../history/people.ts'
import type { LeadStatus } from '../../leads/leadFields.ts'
import { Choice, OwnerChoice } from './choices.tsx'
import { TICKED, useDesk, useKey } from './desk.tsx'
import { FollowUp } from './FollowUp.tsx'
import { Action, statusChoices, statusName } from './parts.tsx'

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
  const rescue = () => set({ notSpam: true }, 'Not spam: it is new, or what it was before.')
  const key = (name: string) => (lead ? name : TICKED + name)
  useKey(key('s'), markSpam)
  useKey(key('r'), areSpam ? rescue : null)
  const setStatus = (leadStatus: LeadStatus) => set({ leadStatus }, `Status is ${statusName(leadStatus)}.`)
  useKey(key('1'), () => setStatus('new'))
  useKey(key('2'), () => setStatus('contacted'))
  useKey(key('3'), () => setStatus('quoted'))
  useKey(key('4'), () => setStatus('won'))
  useKey(key('5'), () => setStatus('lost'))
  return (
    <>
      <Choice label={lead ? 'Status' : 'Set status'} value={lead?.status ?? ''} values={statusChoices} choose={setStatus} />
      <OwnerChoice
        label={lead ? 'Owner' : 'Set owner'}
        owner={lead ? lead.owner : undefined}
        shortcut={key('o')}
        choose={(owner) => set({ ownerId: owner?.id ?? null }, owner ? `${owner.name} has it.` : 'No one has it.')}
      />
      {children}
      <FollowUp
        day={lead?.followUpOn ?? null}
        hasKey={lead !== undefined}
        save={(followUpOn) => set({ followUpOn }, followUpOn ? 'Follow-up is set.' : 'No follow-up.')}
      />
      {areSpam ? (
        <Action name="Not spam" run={rescue} variant="success-light" />
      ) : (
        <Action name="Spam" run={markSpam} variant="danger-light" />
      )}
    </>
  )
}
