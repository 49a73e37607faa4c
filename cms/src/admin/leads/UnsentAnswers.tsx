import { Flex, Typography } from '@strapi/design-system'
import type { OneLead, TimelineEntry } from '../../leads/leadApi.ts'
import { CHANGE_LEADS } from '../../leads/rights.ts'
import { sydneyTime } from '../../time/sydneyTime.ts'
import { useDesk } from './desk.tsx'
import { Action, Bar } from './parts.tsx'

type Props = { lead: OneLead; edit: (answer: TimelineEntry) => void }

/** Each mail to the client that has not left, until someone sends it again, edits it or discards it. */
export function UnsentAnswers({ lead, edit }: Props) {
  const unsent = lead.timeline.filter(({ kind, state = '', isUndone }) => kind === 'answer' && !isUndone && OPEN.includes(state))
  return unsent.map((answer) => <UnsentAnswer key={answer.id} lead={lead} answer={answer} edit={edit} />)
}

const OPEN = ['held', 'waiting', 'failed']

function UnsentAnswer({ lead: { documentId, fields }, answer, edit }: Props & { answer: TimelineEntry }) {
  const { me, may, post, say, undo } = useDesk()
  const { by, byId, at, to, state, error, revision = 0, of = documentId } = answer
  const path = `/leads/${of}/answers/${revision}`
  const isOwn = of === documentId
  // Of a merged lead the inbox knows the address.
  const isSameAddress = !isOwn || to?.toLowerCase() === fields['email']?.toLowerCase()
  const press = async (step: 'again' | 'discard', words: string) => {
    if (await post(`${path}/${step}`, {}, 'Not done.')) say({ words })
  }
  const discard = () => press('discard', 'The answer is discarded. Its text stays in the timeline.')
  const stop = () => (byId === me ? undo({ documentId: of, revision }) : discard())
  return (
    <Bar role="status" $tone={state === 'failed' ? 'danger100' : 'warning100'}>
      <Typography fontWeight="bold" textColor={state === 'failed' ? 'danger700' : 'neutral800'} style={{ overflowWrap: 'anywhere' }}>
        {byId === me ? 'Your answer' : `The answer of ${by}`} to {to ?? 'the client'} {became(answer)}
      </Typography>
      {error && state !== 'held' && <Typography style={{ overflowWrap: 'anywhere' }}>{error}</Typography>}
      {state !== 'held' && <Typography textColor="neutral700">Written {sydneyTime(new Date(at))}.</Typography>}
      {may(CHANGE_LEADS) && (
        <Flex gap={2} wrap="wrap">
          {state === 'held' && <Action name="Stop it" run={stop} variant="secondary" />}
          {state === 'failed' && isSameAddress && (
            <Action name="Send again" run={() => press('again', 'It is on its way again.')} variant="secondary" />
          )}
          {state !== 'held' && isOwn && <Action name="Edit" run={() => edit(answer)} variant="secondary" />}
          {state !== 'held' && <Action name="Discard" run={discard} variant="danger-light" />}
        </Flex>
      )}
    </Bar>
  )
}

function became({ state, error }: TimelineEntry): string {
  if (state === 'held') return 'goes out in a few seconds.'
  if (state === 'waiting' && !error) return 'is on its way.'
  return state === 'failed' ? 'could not be sent.' : 'has not left yet. It is tried again.'
}
