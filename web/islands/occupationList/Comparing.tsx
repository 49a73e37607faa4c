import { type FormEvent, type MouseEvent, type ReactNode, type RefObject, useDeferredValue, useEffect } from 'react'
import { fillIn } from '#domain/fillIn.ts'
import { comparisonPath } from '#domain/occupations.ts'
import { type Chosen, chosenStore, none } from './chosen.ts'
import styles from './list.module.css'
import type { Group } from './listSearch.ts'
import type { ListWords } from './words.ts'

type Props = {
  groups: readonly Group[]
  chosen: Chosen
  words: Pick<ListWords, 'choices' | 'clear' | 'compareChosen'>
  /** Has the focus where the ticked row is not shown. */
  field: RefObject<HTMLInputElement | null>
  children: ReactNode
}

/** The rows with their boxes, and the bar that says which are ticked. */
export function Comparing({ groups, chosen, words, field, children }: Props) {
  const ticked = groups.flatMap(({ occupations }) => occupations.filter(({ id }) => chosen.includes(id)))
  const titles = ticked.map(({ code, title }) => `${code} ${title}`).join(', ')
  const { chosenNone, chosenOne, chosenMany } = words.choices
  // A moment after its bar is shown: a screen reader announces changes in a live region that was there before.
  const said = useDeferredValue(fillIn([chosenNone, chosenOne][ticked.length] ?? chosenMany, { titles }))
  const isComparing = ticked.length > 0

  useEffect(() => {
    document.documentElement.toggleAttribute('data-comparing', isComparing)
    return () => document.documentElement.removeAttribute('data-comparing')
  }, [isComparing])

  function compare(event: FormEvent): void {
    event.preventDefault()
    location.assign(comparisonPath(ticked.map(({ id }) => id)))
  }

  function clear({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    // The button that was pressed is gone with its bar.
    const shown = currentTarget.form?.querySelector<HTMLElement>('[name=codes]:checked')
    chosenStore.set(none)
    const next = shown ?? field.current
    next?.focus()
  }

  return (
    <form method="get" action="/anzsco/compare" onSubmit={compare}>
      {children}
      <div className={styles.bar} data-bar hidden={!isComparing}>
        <p role="status">{said}</p>
        <button type="button" className="button" onClick={clear}>
          {words.clear}
        </button>
        <button type="submit" className="button button-accent" disabled={ticked.length < 2}>
          {words.compareChosen}
        </button>
      </div>
    </form>
  )
}
