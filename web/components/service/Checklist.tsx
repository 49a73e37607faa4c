import { serviceTexts as texts } from '#content/labels.ts'
import type { Service } from '#content/schema/service.ts'
import { fillIn } from '#domain/fillIn.ts'
import { Icon } from '../ui/Icon.tsx'
import { Inline } from '../ui/Markdown.tsx'
import { NotStarted } from '../ui/NotStarted.tsx'
import styles from './service.module.css'

/** The checklist island keeps the ticks on the device and adds the two buttons. A link to #checklist opens it. */
export function Checklist({ slug, groups, open = false }: { slug: string; groups: Service['checklist']; open?: boolean }) {
  return (
    <details className={`unfolds folded-card ${styles.folded}`} open={open}>
      <summary>{fillIn(texts.checklistOpen, { count: groups.flatMap(({ items }) => items).length })}</summary>
      <form id="checklist" className={`card ${styles.list}`} data-checklist={slug} method="dialog">
        <NotStarted />
        <p className={`aside ${styles.hint}`}>{texts.checklistHint}</p>
        {groups.map(({ heading, items }) => (
          <fieldset key={heading}>
            <legend>{heading}</legend>
            {items.map(({ id, text }) => (
              <label key={id}>
                <input type="checkbox" name={id} />
                <Inline text={text} />
              </label>
            ))}
          </fieldset>
        ))}
        <p className="button-row" hidden data-checklist-actions>
          <button type="button" className="button" data-print>
            <Icon name="print" /> {texts.print}
          </button>
          <button type="reset" className="button">
            {texts.clear}
          </button>
        </p>
      </form>
    </details>
  )
}
