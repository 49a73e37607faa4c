/** Which revision of a lead came of which, through this page: its own saves and presses, and what it was told of. */
const next = new Map<string, number>()

export function hearRevision(documentId: string, from: number, to: number): void {
  if (to > from) next.set(`${documentId} ${from}`, to)
}

/**
 * The newest revision that a form which read this one knows all of: a press of Email counts the revision up beside
 * an open form. What a colleague saved before the press is not among it, so the save is refused and tells of it.
 */
export function revisionOf(documentId: string, read: number | undefined): number {
  let known = read ?? 0
  for (let later = next.get(`${documentId} ${known}`); later !== undefined; later = next.get(`${documentId} ${known}`)) known = later
  return known
}
