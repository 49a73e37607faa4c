import { Button, Dialog } from '@strapi/design-system'
import type { ReactNode } from 'react'

type Props = { label: string; of: string; question: string; busy: boolean; disabled?: boolean; onConfirm: () => void; children: ReactNode }

/** A button that asks first: what it does is seen at once, and buttons are close together on a phone. */
export function Confirmed({ label, of, question, busy, disabled = false, onConfirm, children }: Props) {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="tertiary" size="S" loading={busy} disabled={disabled} aria-label={`${label} ${of}`}>
          {label}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{question}</Dialog.Header>
        <Dialog.Body>{children}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              Not now
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button fullWidth onClick={onConfirm}>
              {label}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
