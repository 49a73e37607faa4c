import { richText } from '#components/ui/markdownHtml.ts'
import { serviceTexts as texts } from '#content/labels.ts'
import type { Service } from '#content/schema/service.ts'
import { fillIn } from '#domain/fillIn.ts'
import { Island } from '../runtime/Island.server.tsx'
import { Checklist } from './Checklist.tsx'
import styles from './checklist.module.css'

type Props = { slug: string; groups: Service['checklist']; open?: boolean }

/** A link to #checklist opens it. */
export function FoldedChecklist({ slug, groups, open = false }: Props) {
  const props = {
    list: slug,
    words: { hint: texts.checklistHint, print: texts.print, clear: texts.clear },
    groups: groups.map(({ heading, items }) => ({ heading, items: items.map(({ id, text }) => ({ id, text: richText(text) })) })),
  }
  return (
    <details className={`unfolds folded-card ${styles.folded}`} open={open}>
      <summary>{fillIn(texts.checklistOpen, { count: groups.flatMap(({ items }) => items).length })}</summary>
      <Island id="checklist" name="checklist" of={Checklist} defer="near" props={props} />
    </details>
  )
}
