import { home } from '#content/pages/home.ts'
import type { PageHead } from '#renderer/head.ts'

export function head(): PageHead {
  const { title, description } = home
  return { title, description }
}
