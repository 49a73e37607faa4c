import { Dialog } from '@strapi/design-system'
import { useEffect, useRef } from 'react'
import type { ListedLead } from '../../leads/leadViews.ts'
import { Facts } from './parts.tsx'
import type { Said } from './said.ts'
import type { LeadActions } from './useLeadActions.ts'

const keys: [key: string, does: string][] = [
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
]

type Keys = {
  leads: readonly ListedLead[]
  openId: string
  open: (documentId: string) => void
  tick: (documentId: string) => void
  ticked: readonly string[]
  actions: LeadActions
  said: Said | null
  ask: (isAsked: boolean) => void
}

/** Keys that press what is marked with them in the page, so that each of them has a button too. */
export function useKeys(now: Keys): void {
  const latest = useRef(now)
  latest.current = now
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const { target } = event
      const isTyping = target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
      if (isTyping && event.key === 'Escape') return target.blur()
      if (isTyping || document.querySelector('[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]')) return
      if (press(event.key, latest.current)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

function press(key: string, { leads, openId, open, tick, ticked, actions, said, ask }: Keys): boolean {
  const focused = document.activeElement?.closest<HTMLElement>('[data-lead]')?.dataset['lead'] ?? openId
  if (key === 'j' || key === 'k') {
    const from = leads.findIndex(({ documentId }) => documentId === focused)
    const next = leads[from === -1 ? 0 : from + (key === 'j' ? 1 : -1)]
    if (!next) return true
    open(next.documentId)
    // Where the list is hidden the focus stays in the lead.
    document.querySelector<HTMLElement>(`[data-lead="${next.documentId}"] a`)?.focus()
    return true
  }
  if (key === 'x' && focused) tick(focused)
  else if (key === 's' && (ticked.length > 0 || openId))
    actions.change(ticked.length > 0 ? [...ticked] : [openId], { leadStatus: 'spam' }, 'Marked as spam.')
  else if (key === 'z' && said?.undo) said.undo()
  else if (key === '?') ask(true)
  else {
    const marked = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
    if (!marked) return false
    if (marked.tagName === 'BUTTON') marked.click()
    else marked.focus()
  }
  return true
}

export function KeysDialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && close()}>
      <Dialog.Content>
        <Dialog.Header>Keys</Dialog.Header>
        <Dialog.Body>
          <Facts>
            {keys.map(([key, does]) => (
              <div key={key} style={{ display: 'contents' }}>
                <dt>{key}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </Facts>
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
