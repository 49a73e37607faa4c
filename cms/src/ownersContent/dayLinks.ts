// A link that shows a preview to someone without an account: what inbox and publisher agree on about its file.

export const DAY_LINK_LASTS_MS = 24 * 3_600_000

/** In `wanted/`, with the snapshot that the link shows. Whoever takes the file away has revoked the link. */
export type DayLinkFile = { hash: string; expires: number }

/** `hash`: SHA-256 of the token, in hex, so that nobody who reads the folder can open the link. */
export function dayLinkFile({ hash, expires }: DayLinkFile): string {
  return `link-${hash}.${expires}.json`
}

export function dayLinkOf(file: string): DayLinkFile | null {
  const [, hash = '', expires = ''] = /^link-([0-9a-f]{64})\.(\d{13})\.json$/.exec(file) ?? []
  return hash === '' ? null : { hash, expires: Number(expires) }
}

/** As the admin lists them; `of` is null when the file is damaged. */
export type DayLink = DayLinkFile & { of: { name: string; by: string; made: number } | null }
