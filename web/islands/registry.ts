import type { ComponentType } from 'react'

/**
 * Every component that can come alive in the browser.
 * The name crosses from HTML to script, so it is written out and never derived.
 */
export const islandLoaders = {
  'draft-checker': () => import('./draft-checker/DraftChecker.tsx').then((module) => module.DraftChecker),
  'enquiry-form': () => import('./forms.ts').then((module) => module.EnquiryForm),
  'points-calculator': () => import('./points-calculator/PointsCalculator.tsx').then((module) => module.PointsCalculator),
  'sample-request': () => import('./forms.ts').then((module) => module.SampleRequest),
} as const

export type IslandName = keyof typeof islandLoaders

type ComponentOf<Name extends IslandName> = Awaited<ReturnType<(typeof islandLoaders)[Name]>>

export type IslandProps<Name extends IslandName> = ComponentOf<Name> extends ComponentType<infer Props> ? Props : never

/** `visible`: near the window, or touched. `manual`: another script starts it. */
export type Defer = 'visible' | 'manual'

export function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(islandLoaders, name)
}
