import { Button, Dialog, Typography } from '@strapi/design-system'
import { ConfirmDialog } from '@strapi/strapi/admin'
import type { ReactElement } from 'react'
import type { GoLiveState } from '../../ownersContent/goLive.ts'

export const UNREAD = 'Not known: the list of what is left could not be read'

/** What visitors would still find invented or unconfirmed: asked once, before anything of the owner's is on the site. */
export function openForVisitors({ lines }: GoLiveState, hasDetails: boolean): string[] {
  return lines
    .filter(({ id, mayBeAside, state }) => !mayBeAside && id !== 'publish' && (state === 'open' || (state === 'written' && !hasDetails)))
    .map(({ id, title, gaps }) => (id === 'promises' && gaps.length > 0 ? `${title} (${gaps.length} not ticked)` : title))
}

type Props = { open: readonly string[]; button: ReactElement; onConfirm: () => void }

export function FirstPublish({ open, button, onConfirm }: Props) {
  return (
    <Dialog.Root>
      <Dialog.Trigger>{button}</Dialog.Trigger>
      <ConfirmDialog
        title="Publish before everything is ready?"
        endAction={
          <Dialog.Action>
            <Button fullWidth onClick={onConfirm}>
              Publish all the same
            </Button>
          </Dialog.Action>
        }
      >
        <Typography tag="p">Not ready for visitors yet:</Typography>
        <ul>
          {open.map((title) => (
            <Typography tag="li" key={title}>
              {title}
            </Typography>
          ))}
        </ul>
      </ConfirmDialog>
    </Dialog.Root>
  )
}
