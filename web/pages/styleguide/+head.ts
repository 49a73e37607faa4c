import type { PageHead } from '#head/pageHead.ts'

export function head(): PageHead {
  return { title: 'Styleguide', description: 'The parts the site is made of, for those who build it. In development only.', noIndex: true }
}
