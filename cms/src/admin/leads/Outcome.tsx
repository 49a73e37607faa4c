import { Field, TextInput } from '@strapi/design-system'
import { useState } from 'react'
import type { OneLead } from '../../leads/leadApi.ts'
import { lostReasons } from '../../leads/leadFields.ts'
import { useDesk } from './desk.tsx'

/** What was quoted, and why a lead was lost: Numbers add them up. */
export function Outcome({ lead: { documentId, fields } }: { lead: OneLead }) {
  const { change } = useDesk()
  const status = fields['leadStatus'] ?? 'new'
  const amount = fields['quoteAmount'] ?? ''
  const reason = fields['lostReason'] ?? ''
  const saveAmount = (text: string) => {
    const digits = text.replace(/[\s,$]/g, '')
    change([documentId], { quoteAmount: digits === '' ? null : Number(digits) }, 'The amount is kept.')
  }
  return (
    <>
      {(amount !== '' || ['quoted', 'won', 'lost'].includes(status)) && (
        <Kept label="Quote in dollars" saved={amount} isRight={(text) => /^\s*\$?[\d\s,]*$/.test(text)} save={saveAmount} />
      )}
      {(reason !== '' || status === 'lost') && (
        <>
          <Kept
            label="Lost because"
            saved={reason}
            list="lost-reasons"
            save={(text) => change([documentId], { lostReason: text.trim() || null }, 'The reason is kept.')}
          />
          <datalist id="lost-reasons">
            {lostReasons.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        </>
      )}
    </>
  )
}

type KeptProps = { label: string; saved: string; list?: string; isRight?: (text: string) => boolean; save: (text: string) => unknown }

function Kept({ label, saved, list, isRight = () => true, save }: KeptProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? saved
  const leave = () => {
    if (typed === null || !isRight(typed)) return
    if (typed.trim() !== saved) save(typed)
    setTyped(null)
  }
  return (
    <Field.Root error={isRight(text) ? false : 'Whole dollars, such as 1200.'} style={{ maxWidth: '18rem' }}>
      <TextInput
        size="S"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        {...(list ? { list } : {})}
        maxLength={200}
        value={text}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
      <Field.Error />
    </Field.Root>
  )
}
