import type { PageMeta } from '#head/pageMeta.ts'

export function head(): PageMeta {
  return { title: 'Styleguide', description: 'The parts the site is made of, for those who build it. In development only.', noIndex: true }
}
