import type { PageHead } from '#renderer/head.ts'

export function head(): PageHead {
  return { title: 'Home', description: 'x'.repeat(100) }
}
