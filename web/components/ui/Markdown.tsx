import { blockHtml, inlineHtml } from './markdownHtml.ts'

/** Several paragraphs of our own Markdown. */
export function Markdown({ text }: { text: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: blockHtml(text) }} />
}

/** One line of our own Markdown inside a sentence, a list item or a cell. */
export function Inline({ text }: { text: string }) {
  return <span dangerouslySetInnerHTML={{ __html: inlineHtml(text) }} />
}
