import { services } from '../../cms/src/contract/services.ts'

export type Redirect = { from: string; to: string }

/**
 * Addresses that are no page of ours and lead to one: slugs we gave up, and what people type by hand.
 * A page that gets a new address leaves its old one here. The build fails where `to` is no page or `from` is one.
 */
export const redirects: readonly Redirect[] = [
  { from: '/home', to: '/' },
  { from: '/contact', to: '/#query' },
  { from: '/contact-us', to: '/#query' },
  { from: '/faq', to: '/#questions' },
  { from: '/about-us', to: '/about' },
  { from: '/blog', to: '/blogs' },
  { from: '/privacy', to: '/company-policy#privacy' },
  { from: '/privacy-policy', to: '/company-policy#privacy' },
  { from: '/refund-policy', to: '/company-policy#refund-policy' },
  { from: '/disclaimer', to: '/company-policy#disclaimer' },
  { from: '/terms-and-conditions', to: '/terms' },
  { from: '/cdr', to: '/services/cdr-writing' },
  { from: '/rpl', to: '/services/rpl-writing' },
  { from: '/points-calculator', to: '/services/pr-points-calculator' },
  // A service without the folder it is in.
  ...services.map(({ slug }) => ({ from: `/${slug}`, to: `/services/${slug}` })),
]
