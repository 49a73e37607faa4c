/** The newest revision this page has heard of for each lead: a press of Email counts it up beside an open form. */
const heard = new Map<string, number>()

export function hearRevision(documentId: string, revision: number): void {
  heard.set(documentId, revision)
}

export function revisionOf(documentId: string, read: number | undefined): number {
  return Math.max(read ?? 0, heard.get(documentId) ?? 0)
}
