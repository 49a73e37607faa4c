import { Icon } from '#components/ui/Icon.tsx'
import { Rich, type RichText } from '#components/ui/RichText.tsx'
import { printOnly } from '../printOnly.ts'
import { useIsInBrowser, useStore } from '../runtime/store.ts'
import styles from './checklist.module.css'
import { noTicks, ticksOf } from './ticks.ts'

export type ChecklistProps = {
  list: string
  words: { hint: string; print: string; clear: string }
  groups: readonly { heading: string; items: readonly { id: string; text: RichText }[] }[]
}

export function Checklist({ list, words, groups }: ChecklistProps) {
  const isInBrowser = useIsInBrowser()
  const ticks = useStore(ticksOf(list), noTicks)
  const tick = (id: string, isTicked: boolean) => {
    const others = ticks.filter((other) => other !== id)
    ticksOf(list).set(isTicked ? [...others, id] : others)
  }
  return (
    // The link to the list leads here.
    <form id="checklist" className={`card ${styles.list}`} method="dialog">
      <p className={`aside ${styles.hint}`}>{words.hint}</p>
      {groups.map(({ heading, items }) => (
        <fieldset key={heading}>
          <legend>{heading}</legend>
          {items.map(({ id, text }) => (
            <label key={id}>
              <input type="checkbox" name={id} checked={ticks.includes(id)} onChange={({ target }) => tick(id, target.checked)} />
              <Rich text={text} />
            </label>
          ))}
        </fieldset>
      ))}
      <p className="button-row" hidden={!isInBrowser}>
        <button type="button" className="button" onClick={() => printOnly('checklist')}>
          <Icon name="print" /> {words.print}
        </button>
        <button type="button" className="button" onClick={() => ticksOf(list).set(noTicks)}>
          {words.clear}
        </button>
      </p>
    </form>
  )
}
