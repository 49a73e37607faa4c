import type { Part } from '../runtime/part.ts'
import { Checklist, type ChecklistProps } from './Checklist.tsx'
import { ticksOf } from './ticks.ts'

export const part: Part<ChecklistProps> = {
  Component: Checklist,
  takeIn(element, { list }) {
    const boxes = [...element.querySelectorAll<HTMLInputElement>('[type=checkbox]:checked')]
    const store = ticksOf(list)
    // Boxes ticked before React came count too.
    const added = boxes.map(({ name }) => name).filter((name) => !store.get().includes(name))
    if (added.length > 0) store.set([...store.get(), ...added])
  },
}
