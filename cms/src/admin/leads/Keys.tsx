import { Button, Dialog, Typography } from '@strapi/design-system'
import { useEffect, useState } from 'react'
import { TICKED, useDesk, useKey } from './desk.tsx'
import { FactList } from './parts.tsx'

const keyNames = [
  ['j, k', 'the next lead, the one before'],
  ['Enter', 'open the lead that has the focus'],
  ['x', 'tick it'],
  ['e', 'answer'],
  ['Ctrl+Enter', 'send the answer, or save the note'],
  ['a', 'take it'],
  ['o', 'give it to someone'],
  ['1, 2, 3, 4, 5', 'set the status: new, contacted, quoted, won, lost'],
  ['s', 'mark as spam'],
  ['r', 'not spam'],
  ['f', 'follow up'],
  ['n', 'write a note'],
  ['z', 'undo'],
  ['/', 'search'],
  ['Escape', 'leave a field'],
  ['?', 'this list'],
] as const

export function Keys() {
  const { keys } = useDesk()
  const [isOpen, setOpen] = useState(false)
  useKey('?', () => setOpen(true))
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !(target instanceof HTMLElement)) return
      if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable) {
        if (key === 'Escape') target.blur()
        return
      }
      const run = target.closest('[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"], [role="combobox"]')
        ? undefined
        : (keys.get(TICKED + key) ?? keys.get(key))
      if (!run) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [keys])
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button size="S" variant="tertiary" data-keys>
          Keys
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>Keys</Dialog.Header>
        <Dialog.Body>
          <FactList facts={keyNames} />
          <Typography paddingTop={3}>o, 1 to 5, s and r change the ticked leads, or else the open one.</Typography>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary">Close</Button>
          </Dialog.Cancel>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
