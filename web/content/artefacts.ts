import { parseContent } from './parseContent.ts'
import { type Artefact, ArtefactSchema } from './schema/artefact.ts'

export const artefactTexts = {
  stamp: 'Illustrative',
  noLine: 'no line yet.',
  hint: 'The line that proves it lights up.',
  sample: 'The whole sample',
} as const

const files = import.meta.glob<{ artefact: unknown }>('./artefacts/*.ts', { eager: true })

const artefacts = new Map<string, Artefact>(
  Object.entries(files).map(([file, module]) => [slugOf(file), parseContent(ArtefactSchema, module.artefact, file)]),
)

/** The document in the first view of a service or of another page that has one; a page with its tool beside the heading has none. */
export function artefactOf(page: string): Artefact | undefined {
  return artefacts.get(page)
}

/** Of a page that is nothing without it. */
export function artefactFor(page: string): Artefact {
  const artefact = artefacts.get(page)
  if (artefact === undefined) throw new Error(`Add web/content/artefacts/${page}.ts`)
  return artefact
}

function slugOf(file: string): string {
  return file.replace('./artefacts/', '').replace('.ts', '')
}
