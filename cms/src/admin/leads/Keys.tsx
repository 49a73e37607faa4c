import { Dialog } from '@strapi/design-system'
import { useEffect, useState } from 'react'
import { TICKED, useDesk, useKey } from './desk.tsx'
import { FactList } from './parts.tsx'

const keyNames = [
  ['j, k', 'the next lead, the one before'],
  ['Enter', 'open the lead that has the focus'],
  ['x', 'tick it'],
  ['e', 'answer'],
  ['a', 'take it'],
  ['s', 'mark as spam: the ticked leads, or the open one'],
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
      const run = target.closest('[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]')
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
        <button type="button" data-keys style={{ cursor: 'pointer', fontSize: '1.2rem', padding: '0.8rem' }}>
          Keys
        </button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>Keys</Dialog.Header>
        <Dialog.Body>
          <FactList facts={keyNames} />
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <button type="button">Close</button>
          </Dialog.Cancel>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
