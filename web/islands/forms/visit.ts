import { pageInVisit, referrerOf } from '#domain/visit.ts'

const KEPT_AS = 'visit'

/** Where the visit began, with the campaign its address named: kept in this tab, and gone with it. No cookie. */
export function keepVisit(): void {
  try {
    if (!sessionStorage.getItem(KEPT_AS)) sessionStorage.setItem(KEPT_AS, pageInVisit(location))
  } catch {
    // A browser that keeps nothing: the lead names its own page alone.
  }
}

/** This page with its campaign, and where the visit began: in the request's header, since the payload is fixed. */
export function pageAndVisit(): string {
  return referrerOf(location, visitKept())
}

function visitKept(): string {
  try {
    return sessionStorage.getItem(KEPT_AS) ?? ''
  } catch {
    return ''
  }
}
