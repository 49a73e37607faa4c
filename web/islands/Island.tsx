import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { EnquiryForm } from './enquiry-form/EnquiryForm.tsx'
import { PointsCalculator } from './points-calculator/PointsCalculator.tsx'
import type { Defer, IslandName, IslandProps } from './registry.ts'
import { SampleRequest } from './sample-request/SampleRequest.tsx'

const components: { [Name in IslandName]: ComponentType<IslandProps<Name>> } = {
  'enquiry-form': EnquiryForm,
  'points-calculator': PointsCalculator,
  'sample-request': SampleRequest,
}

type Props<Name extends IslandName> = {
  /** Unique on the page: prefix of every id inside. */
  id: string
  name: Name
  defer: Defer
  props: IslandProps<Name>
}

/**
 * Prints the island's HTML with what the browser needs to bring it to life.
 * It calls no hooks: a nested `renderToString` breaks hooks called after it.
 */
export function Island<Name extends IslandName>({ id, name, defer, props }: Props<Name>) {
  const component: ComponentType<IslandProps<Name>> = components[name]
  const html = renderToString(createElement<object>(component as ComponentType<object>, props as object), { identifierPrefix: id })
  return (
    <div
      data-island={name}
      data-island-id={id}
      data-defer={defer}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
