import type { PathResult } from '../schema/path.ts'
import type { Service } from '../schema/service.ts'
import { serviceAt } from '../services.ts'

/** The list of a result. What a service's page lists is taken from there. */
export function checklistOf({ documents }: PathResult): Service['checklist'] {
  return documents.map((group) => {
    if (!('service' in group)) return group
    const found = serviceAt(group.service).checklist.find(({ items }) => items.some(({ id }) => id === group.group))
    if (found === undefined) throw new Error(`The checklist of ${group.service} has no item ${group.group}`)
    return found
  })
}
