import { groupNames } from '../labels.ts'
import { listingPath, occupationPath, occupations } from '../occupations.ts'
import { listings } from '../pages/listings.ts'
import { postPath, posts } from '../posts.ts'
import { samplePath, samples } from '../samples.ts'
import type { PageLink } from '../schema/text.ts'
import { serviceLabel, servicePath, services } from '../services.ts'

const others: PageLink[] = [
  { path: '/anzsco/compare', label: 'Compare two occupations', why: 'Tasks, lists and authorities side by side.' },
  { path: '/meet-our-agent', label: 'Who may give visa advice', why: 'How to find and check a registered migration agent.' },
]

/** What each page calls itself: a link says the same as the page it leads to. */
const links = new Map<string, PageLink>(
  [
    ...services.map((service) => ({ path: servicePath(service), label: serviceLabel(service), why: service.lead })),
    ...posts.map((post) => ({ path: postPath(post), label: post.title, why: post.description })),
    ...samples.map((sample) => ({ path: samplePath(sample), label: sample.page.title, why: sample.page.description })),
    ...occupations.map((occupation) => ({
      path: occupationPath(occupation),
      label: `${occupation.title} ${occupation.code}, ${groupNames[occupation.authority]}`,
      why: occupation.summary,
    })),
    ...(['ea', 'acs', 'iml'] as const).map((authority) => ({
      path: listingPath(authority),
      label: listings[authority].heading,
      why: listings[authority].description,
    })),
    ...others,
  ].map((link) => [link.path, link]),
)

export function linkTo(path: string): PageLink {
  const link = links.get(path)
  if (link === undefined) throw new Error(`${path} is no page that a result can lead to`)
  return link
}
