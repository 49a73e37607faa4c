import type { Kind } from '../ownersContent/contentTypes.ts'
import type { PublishedDocument } from '../ownersContent/siteAnswers.ts'
import { addDays } from '../time/sydneyTime.ts'
import { type Content, emptyContent, sameValue, type Value } from './content.ts'
import type { VersionWithContent } from './versionRows.ts'

/** @param live what visitors see: until a version is built, that is the one before */
export function publishedDocuments(published: Content, live: VersionWithContent | null): PublishedDocument[] {
  const seen = live?.content ?? emptyContent()
  return Object.entries(published).flatMap(([kind, documents]) =>
    Object.entries(documents).map(([documentId, value]) => {
      const isLive = sameValue(seen[kind as Kind][documentId] ?? null, value)
      return { documentId, isLive, ...daysShown(kind as Kind, value, published) }
    }),
  )
}

/** As web/content/announcement.ts and ownerOffer.ts show them: of a service's prices the newest whose day has come. */
function daysShown(kind: Kind, value: Value, { price }: Content): Pick<PublishedDocument, 'from' | 'until'> {
  if (kind === 'announcement') return { from: dayIn(value['from']), until: dayIn(value['until']) }
  const from = dayIn(value['validFrom'])
  if (kind !== 'price' || from === null) return { from: null, until: null }
  const [next] = Object.values(price)
    .flatMap(({ service, validFrom }) => (service === value['service'] ? (dayIn(validFrom) ?? []) : []))
    .filter((day) => day > from)
    .sort()
  return { from, until: next === undefined ? null : addDays(new Date(`${next}T00:00:00Z`), -1) }
}

function dayIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
