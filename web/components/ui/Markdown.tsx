import { blockHtml, inlineHtml } from './markdownHtml.ts'

/** Several paragraphs of our own Markdown. */
export function Markdown({ text }: { text: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: blockHtml(text) }} />
}

/** One line of our own Markdown inside a sentence, a list item or a cell. */
export function Inline({ text }: { text: string }) {
  return <span dangerouslySetInnerHTML={{ __html: inlineHtml(text) }} />
}

/** A list of such lines. */
export function Lines({ items, className }: { items: readonly string[]; className?: string | undefined }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>
          <Inline text={item} />
        </li>
      ))}
    </ul>
  )
}
