/** Read by sendToInbox.ts, which is in a script of its own. */
const KEPT_AS = 'visit'

/** Where the visit began, with the campaign its address named: kept in this tab, and gone with it. No cookie. */
export function keepVisit(): void {
  try {
    const campaign = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('utm_'))
    const began = `${location.pathname}?${new URLSearchParams(campaign)}`
    if (!sessionStorage.getItem(KEPT_AS)) sessionStorage.setItem(KEPT_AS, began)
  } catch {
    // A browser that keeps nothing: the lead names its own page alone.
  }
}
