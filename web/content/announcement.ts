import type { Announcement } from '../../cms/src/ownersContent/contentTypes.ts'
import { fromField } from './ownersPlaces.ts'
import { snapshot } from './snapshot.ts'
import { sydneyDay } from './until.ts'

export const announcement = marked(currentAnnouncement(snapshot?.announcement ?? null))

/** The announcement on its first day, its last day and between, in Sydney. */
export function currentAnnouncement(one: Announcement | null, today = sydneyDay(new Date())): Announcement | null {
  return one && one.from <= today && today <= one.until ? one : null
}

function marked(one: Announcement | null): Announcement | null {
  const shown = (text: string, field: string) => fromField(text, { kind: 'announcement', field })
  return one && { ...one, text: shown(one.text, 'text'), link: one.link && { ...one.link, label: shown(one.link.label, 'linkWords') } }
}
