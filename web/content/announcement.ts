import type { Announcement } from '../../cms/src/ownersContent/contentTypes.ts'
import { snapshot } from './snapshot.ts'
import { sydneyDay } from './until.ts'

export const announcement = currentAnnouncement(snapshot?.announcement ?? null)

/** The announcement on its first day, its last day and between, in Sydney. */
export function currentAnnouncement(one: Announcement | null, today = sydneyDay(new Date())): Announcement | null {
  return one && one.from <= today && today <= one.until ? one : null
}
