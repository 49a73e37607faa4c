import { checkValue } from '../ownersContent/checkDocument.ts'
import { contentType, contentTypes, type Kind } from '../ownersContent/contentTypes.ts'
import type { PublishedPages } from '../ownersContent/publishStatus.ts'
import type { Found } from '../ownersContent/siteAnswers.ts'
import { type Content, nameOf, withChanges } from './content.ts'
import { crossProblems } from './crossProblems.ts'
import type { PendingChange } from './pendingChanges.ts'

export function ownProblems(changes: readonly PendingChange[]): Found[] {
  return changes.flatMap(({ kind, documentId, name, problems }) =>
    problems.map(({ label, message }) => ({ name, label, message, editPath: editPath(kind, documentId) })),
  )
}

/** Of all that is pending, where what has mistakes stays as it was published. A field is named once. */
export function foundInPending(pending: readonly PendingChange[], published: Content, pages: PublishedPages | null, day: string): Found[] {
  const own = ownProblems(pending)
  const content = withChanges(published, pending.filter(isSound))
  const isNamed = ({ label, editPath }: Found) => own.some((each) => each.label === label && each.editPath === editPath)
  return [...own, ...foundAcross(content, published, pages, day).filter((each) => !isNamed(each))]
}

export function isSound({ problems }: PendingChange): boolean {
  return problems.length === 0
}

/** In the site's whole content as it would be. @param day on which it goes live, in Sydney */
export function foundAcross(content: Content, published: Content, pages: PublishedPages | null, day: string): Found[] {
  return [
    ...misfits(content),
    ...crossProblems(content, published, pages, day).map(({ kind, documentId, label, message }) => ({
      name: nameOf(kind, content[kind][documentId] ?? published[kind][documentId]),
      label,
      message,
      editPath: editPath(kind, documentId),
    })),
  ]
}

/** What was published under older rules, and would stop every version from being built. */
function misfits(content: Content): Found[] {
  return contentTypes.flatMap(({ kind }) =>
    Object.entries(content[kind]).flatMap(([documentId, value]) =>
      checkValue(kind, value).problems.map(({ label, message }) => ({
        name: nameOf(kind, value),
        label,
        message: `${message} It was published under older rules: put it right, and publish it too.`,
        editPath: editPath(kind, documentId),
      })),
    ),
  )
}

export function editPath(kind: Kind, documentId: string): string {
  const { uid, isSingle } = contentType(kind)
  return isSingle ? `/content-manager/single-types/${uid}` : `/content-manager/collection-types/${uid}/${documentId}`
}
