import type { PageHead } from '#renderer/head.ts'

export function head(): PageHead {
  return { title: 'Page not found', description: 'x', noIndex: true }
}
