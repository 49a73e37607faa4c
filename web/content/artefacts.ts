import { parseContent } from './parseContent.ts'
import { type Artefact, ArtefactSchema } from './schema/artefact.ts'

export const artefactTexts = {
  stamp: 'Illustrative',
  leadsTo: 'leads to',
  noLine: 'No line yet',
  struckOut: 'Struck out:',
  ready: 'Ready',
  missing: 'To complete',
  unneeded: 'Not needed',
  inside: 'Inside, in this order',
  you: 'You',
} as const

const files = import.meta.glob<{ artefact: unknown }>('./artefacts/*.ts', { eager: true })

const artefacts = new Map<string, Artefact>(
  Object.entries(files).map(([file, module]) => [slugOf(file), parseContent(ArtefactSchema, module.artefact, file)]),
)

/** The artefact of a service page; a page with its tool beside the heading has none. */
export function artefactOf(slug: string): Artefact | undefined {
  return artefacts.get(slug)
}

function slugOf(file: string): string {
  return file.replace('./artefacts/', '').replace('.ts', '')
}
