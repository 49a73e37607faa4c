import type { Source } from '#content/schema/source.ts'

/** Sources that were read in a stored copy, with the address to open. */
export function unopenedSources(sources: Record<string, Source>): string[] {
  return Object.entries(sources)
    .filter(([, { read }]) => read === 'copy')
    .map(([id, { url }]) => `${id.padEnd(30)} ${url}`)
}
