export type Redirect = { from: string; to: string }

/**
 * Addresses that are no page of ours and lead to one: slugs we gave up, and what people type by hand.
 * A page that gets a new address leaves its old one here. The build fails where `to` is no page or `from` is one.
 */
export const redirects: readonly Redirect[] = [
  { from: '/home', to: '/' },
  { from: '/blog', to: '/blogs' },
  { from: '/privacy-policy', to: '/company-policy#privacy' },
  { from: '/refund-policy', to: '/company-policy#refund-policy' },
  { from: '/terms-and-conditions', to: '/terms' },
  { from: '/points-calculator', to: '/services/pr-points-calculator' },
]
