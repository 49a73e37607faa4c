// What an editor may ask for: publish, publish later, bring back, discard. Each is one transaction, and refused as a whole.
import type { Core } from '@strapi/strapi'
import { lockDocuments } from '../database/refuseStaleSaves.ts'
import { Refused } from '../operation/adminRoutes.ts'
import { draftOf } from '../ownersContent/checkDocument.ts'
import { contentType, type Kind, uidOf } from '../ownersContent/contentTypes.ts'
import { type Failure, notPublished, type PublishedPages } from '../ownersContent/publishStatus.ts'
import type { Compared } from '../ownersContent/siteAnswers.ts'
import { type Change, type Content, changesBetween, emptyContent, nameOf, sameValue, type Value, withChanges } from './content.ts'
import { mistakesAcross, olderThanRules } from './mistakes.ts'
import { differencesOf, draftValue, pageOf, pendingChanges, readDrafts, seenOf, wantedValue } from './pendingChanges.ts'
import {
  highestNumber,
  insertVersion,
  newestPublished,
  nextNumber,
  publishedContent,
  scheduledVersions,
  takeFromSchedules,
  updateVersion,
  type VersionWithContent,
  versionById,
  withVersionsLocked,
} from './versionRows.ts'
import { isWithdrawn, leftOf, shownReviews, WITHDRAWN_SINCE, withReviews } from './withdrawnReviews.ts'

export type Order = { by: string; base: number; chosen: readonly { documentId: string; seen: string }[]; dueAt: number | null }

export type Site = { pages: PublishedPages | null; given: number }

export async function publishChosen(strapi: Core.Strapi, { pages, given }: Site, { by, base, chosen, dueAt }: Order): Promise<void> {
  const drafts = await readDrafts(strapi)
  return withVersionsLocked(strapi, async (trx) => {
    const newest = await newestPublished(trx)
    if ((newest?.number ?? 0) !== base)
      throw new Refused(409, `${newest?.by ?? 'Someone'} published version ${newest?.number} meanwhile. Look at the changes again.`)
    const published = newest?.content ?? emptyContent()
    const pending = pendingChanges(drafts, published, pages)
    const picked = chosen.map(({ documentId, seen }) => {
      const change = pending.find((each) => each.documentId === documentId)
      if (!change || change.seen !== seen) throw new Refused(409, changedMeanwhile(change?.name))
      return change
    })
    if (picked.length === 0) throw new Refused(409, 'Tick at least one change.')

    await takeFromSchedules(
      trx,
      picked.map(({ documentId }) => documentId),
    )
    const together = (await scheduledVersions(trx)).find((each) => each.dueAt === dueAt)
    const content = withChanges(published, [...(together?.changes ?? []), ...picked])
    const own = picked.flatMap(({ mistakes }) => mistakes)
    const mistakes = own.length > 0 ? own : mistakesAcross(content, { published, pages, goesLive: dueAt ?? Date.now(), checked: picked })
    if (mistakes.length > 0)
      throw new Refused(
        400,
        mistakes.length === 1 ? 'One thing has to be put right first.' : `${mistakes.length} things have to be put right first.`,
        { mistakes },
      )
    const changes = changesBetween(published, withChanges(published, picked))
    if (together) await updateVersion(trx, together.id, ['scheduled'], { by, changes: [...together.changes, ...changes] })
    else if (dueAt !== null) await insertVersion(trx, { by, changes, content: emptyContent(), number: null, state: 'scheduled', dueAt })
    else await insertVersion(trx, { by, changes, content, number: await nextNumber(trx, given), state: 'waiting', dueAt })
  })
}

/** What an earlier version would change on the site now: without reviews withdrawn since, and with the published details where it has none. */
export async function compareVersion(strapi: Core.Strapi, { pages }: Site, id: number): Promise<Compared[]> {
  const shown = shownReviews(await readDrafts(strapi))
  const version = await versionById(strapi.db.connection, id)
  if (!version) throw new Refused(409, 'There is no such version.')
  const published = await publishedContent(strapi.db.connection)
  const changes = version.number === null ? version.changes : changesBetween(published, whatComesBack(version, published, shown))
  return changes.map((change) => {
    const { kind, documentId, what, name } = change
    return { kind, documentId, what, name, page: pageOf(change, pages), differences: differencesOf(change) }
  })
}

type Shown = ReturnType<typeof shownReviews>

function whatComesBack({ content }: VersionWithContent, published: Content, shown: Shown): Content {
  const details = Object.keys(content.details).length > 0 ? content.details : published.details
  return { ...withReviews(content, leftOf(shown)), details }
}

type Some = { by: string; id: number; base: number; chosen: readonly string[] }

/** Some documents of an earlier version, under a new number. A draft that is what the site shows follows; one that was written on stays. */
export async function bringSomeBack(strapi: Core.Strapi, { pages, given }: Site, { by, id, base, chosen }: Some): Promise<void> {
  const drafts = await readDrafts(strapi)
  const following = await withVersionsLocked(strapi, async (trx) => {
    const [version, newest] = [await versionById(trx, id), await newestPublished(trx)]
    if (version?.number == null) throw new Refused(409, 'There is no such version.')
    const published = newest?.content ?? emptyContent()
    const changes = changesBetween(published, whatComesBack(version, published, shownReviews(drafts)))
    const picked = changes.filter(({ documentId }) => chosen.includes(documentId))
    if ((newest?.number ?? 0) !== base || picked.length === 0 || picked.length !== chosen.length)
      throw new Refused(409, 'The site has changed meanwhile. Compare the version again.')
    const content = withChanges(published, picked)
    const mistakes = mistakesAcross(content, { published, pages, goesLive: Date.now() })
    if (mistakes.length > 0) throw new Refused(400, `It does not fit the rest of the site. ${mistakes[0]?.message}`, { mistakes })
    await insertVersion(trx, { by, changes: picked, content, number: await nextNumber(trx, given), state: 'waiting', dueAt: null })
    return picked.filter(({ documentId, before }) => sameValue(draftValue(drafts, documentId), before))
  })
  for (const { kind, documentId, before } of following) await followSite(strapi, { kind, documentId, seen: seenOf(before) })
}

/** Under a new number. The drafts stay as they are. */
export async function bringBack(strapi: Core.Strapi, { by, id, given }: { by: string; id: number; given: number }): Promise<void> {
  const shown = shownReviews(await readDrafts(strapi))
  return withVersionsLocked(strapi, async (trx) => {
    const version = await versionById(trx, id)
    if (version?.number == null) throw new Refused(409, 'There is no such version.')
    refuseOlderThanRules(`Version ${version.number}`, version.content)
    const published = await publishedContent(trx)
    const content = whatComesBack(version, published, shown)
    const changes = changesBetween(published, content)
    const isWhole = sameValue(content, version.content)
    if (changes.length === 0 && given <= (await highestNumber(trx)))
      throw new Refused(409, `The site already has ${isWhole ? 'the content' : 'all that can come back'} of version ${version.number}.`)
    const number = await nextNumber(trx, given)
    await insertVersion(trx, { by, changes, content, number, state: 'waiting', dueAt: null, broughtBack: version.number })
  })
}

export function refuseOlderThanRules(name: string, content: Content): void {
  if (olderThanRules(content).length > 0)
    throw new Refused(409, `${name} was made under older rules, so it can be neither shown nor brought back. Publish the drafts instead.`)
}

export type Discarded = { kind: Kind; documentId: string; seen: string }

export async function discardDraft(strapi: Core.Strapi, discarded: Discarded): Promise<void> {
  return withVersionsLocked(strapi, async (trx) => {
    const { isChanged, name } = await followSite(strapi, discarded)
    if (isChanged) throw new Refused(409, changedMeanwhile(name))
    await takeFromSchedules(trx, [discarded.documentId])
  })
}

/** The draft as it is on the site; one that is not on the site goes. What is never published, as a consent, stays, and so does a draft that is not the one that was seen. */
async function followSite(strapi: Core.Strapi, { kind, documentId, seen }: Discarded): Promise<{ isChanged: boolean; name?: string }> {
  const type = contentType(kind)
  const uid = uidOf(type) as Parameters<Core.Strapi['documents']>[0]
  const documents = strapi.documents(uid)
  return strapi.db.transaction(async ({ trx }) => {
    await lockDocuments(strapi, trx, uid)
    const value = (await publishedContent(trx))[kind][documentId]
    const wanted = await wantedValue(strapi, kind, documentId)
    const known = wanted ?? value
    if (seenOf(wanted) !== seen) return { isChanged: true, ...(known && { name: nameOf(kind, known) }) }
    const data = value && { ...draftOf(type.fields, value), ...('show' in type.fields && { show: true }) }
    if (!data) await documents.delete({ documentId })
    else if (await documents.findOne({ documentId })) await documents.update({ documentId, data })
    else await documents.create({ data: { ...data, documentId } })
    return { isChanged: false }
  })
}

const changedMeanwhile = (name = 'A document') => `${name} was changed meanwhile. Look at the changes again.`

/** A scheduled one whose time has come, on what is published by then: by one instance, once. */
export async function publishDue(strapi: Core.Strapi, { pages, given }: Site, id: number): Promise<boolean> {
  const shown = shownReviews(await readDrafts(strapi))
  return withVersionsLocked(strapi, async (trx) => {
    const version = await versionById(trx, id)
    if (version?.state !== 'scheduled') return false
    const { changes } = version
    const published = await publishedContent(trx)
    const content = withChanges(published, changes)
    const isUnknown = given > (await highestNumber(trx))
    const failure = isUnknown ? overtakenBy(given) : failureWhenDue(changes, { content, published, pages, shown })
    if (failure) return updateVersion(trx, id, ['scheduled'], { state: 'failed', failure })
    const number = await nextNumber(trx, given)
    return updateVersion(trx, id, ['scheduled'], { state: 'waiting', number, madeAt: Date.now(), content })
  })
}

/** What is on the site is not known here, so nothing can be added to it; it may even have this change already. */
function overtakenBy(given: number): Failure {
  return notPublished(`version ${given} of the site is not in this inbox: its database was restored from an earlier backup`)
}

type WhenDue = { content: Content; published: Content; pages: PublishedPages | null; shown: ReadonlyMap<string, Value> }

function failureWhenDue(changes: readonly Change[], { content, published, pages, shown }: WhenDue): Failure | null {
  if (changes.some(({ kind, documentId, value }) => kind === 'review' && value !== null && isWithdrawn(value, shown.get(documentId))))
    return WITHDRAWN_SINCE
  const overtaken = changes.filter(({ kind, documentId, before }) => !sameValue(published[kind][documentId] ?? null, before))
  if (overtaken.length > 0)
    return notPublished(`${overtaken.map(({ name }) => `“${name}”`).join(', ')} had been published since it was scheduled`)
  const found = mistakesAcross(content, { published, pages, goesLive: Date.now() })
  if (found.length === 0) return null
  return {
    sentence: 'It was not published, because it no longer fits the rest of the site. Put it right and publish again.',
    details: found.map(({ name, label, message }) => `${name}, ${label}: ${message}`),
  }
}
