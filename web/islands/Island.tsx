import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName, IslandProps } from './registry.ts'

type Props<Name extends IslandName> = {
  /** Unique on the page: prefix of every id inside. */
  id: string
  name: Name
  /** The component of that name. The page passes it in, so that the page contains only the styles of its own islands. */
  component: ComponentType<IslandProps<Name>>
  props: IslandProps<Name>
}

/**
 * Prints the island's HTML with the data that the browser needs to start it.
 * It calls no hooks: a nested `renderToString` breaks hooks called after it.
 */
export function Island<Name extends IslandName>({ id, name, component, props }: Props<Name>) {
  const html = renderToString(createElement<object>(component as ComponentType<object>, props as object), { identifierPrefix: id })
  return <div data-island={name} data-island-id={id} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />
}
