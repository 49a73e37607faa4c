import { pathAddress } from '#domain/path/route.ts'
import { pathQuestions } from './path.ts'
import { posts } from './posts.ts'
import { samples } from './samples.ts'

const HOME_FORM = '/#query'
const OWN_FORM = '#enquiry'

/** Pages without a form that belong to no service. */
const withoutForm: readonly string[] = [
  ...[...pathQuestions.keys()].map(pathAddress),
  '/services',
  '/anzsco',
  '/blogs',
  '/terms',
  '/company-policy',
  '/anzsco/compare',
  '/anzsco/data',
  '/404',
]

/** Guides and samples lead to the form of their service, which has its subject set. */
const formOfService = new Map<string, string>([
  ...posts.map(({ slug, service }) => [`/blogs/${slug}`, `${service}${OWN_FORM}`] as const),
  ...samples.map(({ slug, related: [service] }) => [`/samples/${slug}`, service ? `${service.path}${OWN_FORM}` : HOME_FORM] as const),
])

/** Where “Ask about your case” leads on a page: its own form, or the nearest one. */
export function enquiryLink(path: string): string {
  if (path === '/') return '#query'
  if (withoutForm.includes(path)) return HOME_FORM
  return formOfService.get(path) ?? OWN_FORM
}
