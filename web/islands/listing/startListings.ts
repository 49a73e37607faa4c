/** At once, so that a list whose address holds a search is hidden before the visitor has begun to read it. */
export function startListings(): void {
  for (const listing of document.querySelectorAll<HTMLElement>('[data-listing]')) {
    if (/[?&](q|category|list)=./.test(location.search)) listing.dataset.arriving = ''
    import('./listing.ts').then(({ startListing }) => startListing(listing))
  }
}
