import { Button, Textarea } from '@strapi/design-system'
import { useRef, useState } from 'react'
import { newKey, useKeptText } from './keptText.ts'
import { Heading, Part } from './parts.tsx'
import { useSay } from './said.ts'
import type { LeadActions } from './useLeadActions.ts'

/** Each note is an entry of the timeline: two people's notes both stay. */
export function Notes({ documentId, actions, mayWrite }: { documentId: string; actions: LeadActions; mayWrite: boolean }) {
  const [text, setText, forget] = useKeptText(`${documentId} note`)
  const [isBusy, setBusy] = useState(false)
  const key = useRef({ text: '', key: '' })
  const say = useSay()
  if (!mayWrite) return null

  async function save() {
    if (key.current.text !== text) key.current = { text, key: newKey() }
    setBusy(true)
    const saved = await actions.post(
      `/leads/${documentId}/notes`,
      { key: key.current.key, text },
      'The note is not saved; your text is still here.',
    )
    setBusy(false)
    if (!saved) return
    forget()
    say({ tone: 'good', words: 'The note is in the timeline.' })
  }

  return (
    <Part aria-label="Note">
      <Heading>Note for the team</Heading>
      <Textarea
        aria-label="Note for the team"
        data-key="n"
        dir="auto"
        maxLength={20_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button size="S" variant="secondary" loading={isBusy} disabled={!text.trim()} onClick={save} style={{ marginTop: '0.8rem' }}>
        Save the note
      </Button>
    </Part>
  )
}
