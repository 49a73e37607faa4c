import type { Core } from '@strapi/strapi'
import type { PublishedPages } from '../ownersContent/publishStatus.ts'
import type { GuideOfSite, Scheduled, ShownText, ShownVersion, SiteState } from '../ownersContent/siteAnswers.ts'
import { replacedBy, type TextChange } from '../ownersContent/textChanges.ts'
import type { PublishingSettings } from '../settings/settings.ts'
import { type Content, emptyContent, sameValue, type Value } from './content.ts'
import { publishedDocuments } from './daysShown.ts'
import { mistakesOfPending } from './mistakes.ts'
import {
  type DraftDocument,
  differencesOf,
  draftValue,
  pageOf,
  pageOfText,
  pathOfText,
  pendingChanges,
  readDrafts,
} from './pendingChanges.ts'
import type { Site } from './publish.ts'
import { readTroubles } from './troubles.ts'
import { highestNumber, listVersions, liveVersion, newestPublished, type Version } from './versionRows.ts'

export async function siteState(
  strapi: Core.Strapi,
  { preview }: PublishingSettings,
  { pages, given, isOn }: Site & { isOn: boolean },
): Promise<SiteState> {
  const knex = strapi.db.connection
  const [drafts, newest, versions, highest] = await Promise.all([
    readDrafts(strapi),
    newestPublished(knex),
    listVersions(knex),
    highestNumber(knex),
  ])
  const published = newest?.content ?? emptyContent()
  const pending = pendingChanges(drafts, published, pages)
  const mistakes = mistakesOfPending(pending, published, pages)
  const unknown = given > highest ? given : null
  const live = Math.max(unknown ?? 0, ...versions.map(({ state, number }) => (state === 'live' ? (number ?? 0) : 0)))
  const scheduled = scheduledChanges(versions, drafts)
  const takenBack = newest?.broughtBack == null ? [] : newest.changes.map(({ documentId }) => documentId)
  return {
    isOn,
    canPreview: preview !== null,
    base: newest?.number ?? 0,
    live: live || null,
    unknown,
    changes: pending.map((change) => {
      const { kind, documentId, what, name, seen, notices } = change
      return {
        kind,
        documentId,
        what,
        name,
        seen,
        notices,
        page: pageOf(change, pages),
        mistakes: mistakes.filter((each) => each.documentId === documentId),
        differences: differencesOf(change),
        scheduled: scheduled.find((each) => each.documentId === documentId) ?? null,
        isTakenBack: takenBack.includes(documentId),
      }
    }),
    texts: ownersTexts(drafts, published, pages),
    mistakes: mistakes.filter(({ documentId }) => !pending.some((change) => change.documentId === documentId)),
    published: publishedDocuments(published, newest?.state === 'live' ? newest : await liveVersion(knex)),
    scheduled,
    versions: versions.map(shownVersion),
    troubles: await readTroubles(strapi, { pages, given }, versions),
    now: Date.now(),
  }
}

function ownersTexts(drafts: readonly DraftDocument[], published: Content, pages: PublishedPages | null): ShownText[] {
  const drafted = Object.fromEntries(drafts.filter(({ kind }) => kind === 'text').map(({ documentId, draft }) => [documentId, draft]))
  return Object.entries({ ...published.text, ...drafted })
    .map(([documentId, value]): ShownText => {
      const change = changeOf(value)
      const is = replacedBy(change, pages?.texts ?? {})
      return {
        documentId,
        page: pageOfText(change.place, pages),
        path: pathOfText(change.place, pages),
        ...change,
        isPublished: sameValue(published.text[documentId] ?? null, change),
        isLeaving: drafted[documentId] === undefined,
        ...(is !== undefined && { is }),
        leftOut: pages?.leftOut.find(({ place }) => place === change.place)?.message ?? null,
      }
    })
    .sort((one, other) => (one.place < other.place ? -1 : 1))
}

function changeOf(value: Value): TextChange {
  const text = (name: string) => String(value[name] ?? '')
  return { place: text('place'), was: text('was'), now: text('now').trim() }
}

export async function guidesOfSite(strapi: Core.Strapi, pages: PublishedPages | null): Promise<GuideOfSite[]> {
  const drafts = (await readDrafts(strapi)).filter(({ kind }) => kind === 'article')
  return (pages?.guides ?? []).map((guide) => ({
    guide,
    documentId: drafts.find(({ draft }) => draft['slug'] === guide.slug)?.documentId ?? null,
  }))
}

/** The first to go live first. */
function scheduledChanges(versions: readonly Version[], drafts: readonly DraftDocument[]): Scheduled[] {
  return versions
    .flatMap(({ state, dueAt, changes }) =>
      state === 'scheduled' && dueAt !== null ? changes.map((change) => ({ ...change, dueAt })) : [],
    )
    .map(({ documentId, what, name, value, dueAt }) => {
      return { documentId, what, name, dueAt, isDraft: sameValue(value, draftValue(drafts, documentId)) }
    })
    .sort((one, other) => one.dueAt - other.dueAt)
}

/** Without the content: that of thirty versions would be megabytes. */
function shownVersion({ changes, startedAt: _started, ...version }: Version): ShownVersion {
  return { ...version, changes: changes.map(({ what, name }) => ({ what, name })) }
}
