import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { notStartedWords } from '#content/forms.ts'
import type { Defer, PartName, PartProps } from './parts.ts'

type Props<Name extends PartName> = {
  /** Unique on the page: every id inside begins with it. */
  id: string
  name: Name
  /** The component of that name: the page passes it, so that a page has only the styles of its own parts. */
  of: ComponentType<PartProps<Name>>
  defer: Defer
  /** Parameters of the address, in its query or fragment, that ask for something of the part: it starts at once. */
  asks?: readonly string[]
  /** It has something for the message of an enquiry, and starts with that form (forms/enquirySummary.ts). */
  summarises?: boolean
  /** Everything the part says and knows, as JSON: a function or a date would not arrive. */
  props: PartProps<Name>
  /** A form says by itself that it did not start, when it is sent. */
  sayNotStarted?: boolean
}

/**
 * Prints a part's HTML, and beside it what the browser needs to run it (start.ts).
 * It calls no hooks: after a nested `renderToString` those of the same component throw.
 */
export function Island<Name extends PartName>({ id, name, of, defer, asks, summarises, props, sayNotStarted = true }: Props<Name>) {
  const html = renderToString(createElement(of as ComponentType<object>, props), { identifierPrefix: id })
  const data = {
    'data-island': name,
    'data-defer': defer,
    'data-asks': asks?.join(' '),
    'data-summarises': summarises ? '' : undefined,
    'data-prefix': id,
    'data-props': JSON.stringify(props),
  }
  return (
    <>
      <div {...data} dangerouslySetInnerHTML={{ __html: html }} />
      {sayNotStarted && <NotStarted />}
    </>
  )
}

/** Shown by styles/shell.css while the part before it has failed to start, or has stopped. */
function NotStarted() {
  return (
    <div className="callout not-started" data-fault role="alert">
      <p>{notStartedWords.text}</p>
      <button type="button" className="button">
        {notStartedWords.retry}
      </button>
    </div>
  )
}
