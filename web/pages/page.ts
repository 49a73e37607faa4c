import type { ReactNode } from 'react'
import type { PageMeta } from '#head/pageMeta.ts'

/** An address, what its page says about itself, and what it shows. */
export type Page = { path: string; head: () => PageMeta; body: () => ReactNode }

/** For a page whose words say all that there is to say about it. */
export function headOf({ title, description }: Pick<PageMeta, 'title' | 'description'>, more: Partial<PageMeta> = {}): () => PageMeta {
  return () => ({ title, description, ...more })
}
