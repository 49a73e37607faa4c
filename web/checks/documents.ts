import { posts } from '#content/posts.ts'
import { textBlocks } from './prose.ts'

export type ContentDocument = { name: string; file: string; data: unknown; blocks: string[] }

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../content/{pages,services,samples,occupations}/*.ts',
    '../content/path/{questions,words}.ts',
    '../content/path/results/*.ts',
    '../content/pointsTable.ts',
  ],
  { eager: true },
)

const wordless = new Set(
  'id slug path url group sources authority who code topic service published checked effective kind lists list494 anzscoEditions services sample element number category href factor part subclass when cap kind paper ref from to day days tone proof fees next'.split(
    ' ',
  ),
)

export function contentDocuments(): ContentDocument[] {
  const typed = Object.entries(modules).flatMap(([path, module]) =>
    Object.values(module).flatMap((data) =>
      (Array.isArray(data) ? data : [data]).map((part) => document(path.replace('../content/', ''), part)),
    ),
  )
  const articles = posts.map(({ slug, body, ...head }) => ({
    ...document(`posts/${slug}.md`, { ...head, slug }),
    blocks: [...head.summary, head.description].flatMap(textBlocks).concat(textBlocks(body)),
  }))
  return [...typed, ...articles].filter(({ blocks }) => blocks.length > 0)
}

function document(file: string, data: unknown): ContentDocument {
  return { name: nameOf(file, data), file, data, blocks: [...prose(data)].flatMap(textBlocks) }
}

function nameOf(file: string, data: unknown): string {
  const code = typeof data === 'object' && data !== null && 'code' in data ? ` ${data.code}` : ''
  return `${file.replace(/\.(ts|md)$/, '')}${code}`
}

function* prose(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const part of value) yield* prose(part)
  else if (typeof value === 'object' && value !== null)
    for (const [field, part] of Object.entries(value)) if (!wordless.has(field)) yield* prose(part)
}
