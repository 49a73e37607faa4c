import { type ReactNode, useDeferredValue } from 'react'
import type { notStartedWords } from '#content/forms.ts'
import type { Answers } from '#domain/points.ts'
import { Boundary } from '../runtime/Boundary.tsx'
import { useStore } from '../runtime/store.ts'
import { chosenStore, nothingChosen } from './answersStore.ts'

type Props = {
  stopped: typeof notStartedWords
  /** Whether it is shown as it was printed while it throws. */
  keepsPrinted?: boolean
  children: (answers: Answers) => ReactNode
}

/** A view of the answers, with a boundary of its own. The chosen row is drawn first, and what follows from it in the next frame. */
export function Answered({ stopped, keepsPrinted = false, children: view }: Props) {
  const answers = useDeferredValue(useStore(chosenStore, nothingChosen).answers)
  return (
    <Boundary words={stopped} of={answers} printed={keepsPrinted && view(nothingChosen.answers)}>
      {view(answers)}
    </Boundary>
  )
}
