import { isIslandName, islandLoaders } from './registry.ts'

const started = new WeakMap<Element, Promise<void>>()

/** Brings one island to life, once. Resolves when its handlers are attached. */
export function hydrateIsland(element: HTMLElement): Promise<void> {
  const running = started.get(element)
  if (running !== undefined) return running
  const hydration = hydrate(element)
  started.set(element, hydration)
  // A chunk that did not arrive must not leave the form dead: the next touch tries again.
  hydration.catch(() => started.delete(element))
  return hydration
}

async function hydrate(element: HTMLElement): Promise<void> {
  const { island, islandId, props } = element.dataset
  if (island === undefined || !isIslandName(island)) throw new Error(`No island is called "${island}"`)
  const [{ mountIsland }, component] = await Promise.all([import('./mountIsland.tsx'), islandLoaders[island]()])
  await mountIsland(element, component, JSON.parse(props ?? '{}'), islandId ?? '')
  element.dataset.ready = ''
}
