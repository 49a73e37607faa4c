const LONGEST_REFERRER = 1500

type Address = { origin: string; pathname: string; search: string }

/** A page with the campaign that its address names, and nothing else of it. */
export function pageInVisit({ pathname, search }: Omit<Address, 'origin'>): string {
  return `${onePath(pathname)}?${campaignIn(search)}`
}

/** The page and where the visit began, as the address that a lead is sent from: whole, because a path such as `//` alone is none. */
export function referrerOf({ origin, pathname, search }: Address, visit: string): string {
  const query = campaignIn(search)
  query.set('visit', visit)
  // Of a longer one browsers send the origin alone.
  return `${origin}${onePath(pathname)}?${query}`.slice(0, LONGEST_REFERRER)
}

/** A path that begins with two slashes would be another site. */
function onePath(pathname: string): string {
  return pathname.replace(/^\/+/, '/')
}

function campaignIn(search: string): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_')))
}
