const KEPT_AS = 'visit'
const LONGEST_REFERRER = 1500

/** Where the visit began, with the campaign its address named: kept in this tab, and gone with it. No cookie. */
export function keepVisit(): void {
  try {
    if (!sessionStorage.getItem(KEPT_AS)) sessionStorage.setItem(KEPT_AS, `${location.pathname}?${campaign()}`)
  } catch {
    // A browser that keeps nothing: the lead names its own page alone.
  }
}

/** This page with its campaign, and where the visit began: in the request's header, since the payload is fixed. */
export function pageAndVisit(): string {
  const query = campaign()
  try {
    query.set('visit', sessionStorage.getItem(KEPT_AS) ?? '')
  } catch {
    query.set('visit', '')
  }
  // Of a longer one browsers send the origin alone.
  return `${location.pathname}?${query}`.slice(0, LONGEST_REFERRER)
}

function campaign(): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('utm_')))
}
