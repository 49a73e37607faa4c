import type { Core } from '@strapi/strapi'
import * as v from 'valibot'
import { type Person, personName } from '../history/personName.ts'
import type { PublishedPages } from '../ownersContent/publishStatus.ts'
import type { GuideOfSite, ShownVersion, SiteState } from '../ownersContent/siteAnswers.ts'
import type { PublishingSettings } from '../settings/settings.ts'
import { type Content, emptyContent, withChanges } from './content.ts'
import { contentChanges } from './contentHistory.ts'
import type { Delivery } from './delivery.ts'
import { editPath, foundInPending, isSound } from './found.ts'
import { ownersTexts } from './ownersTexts.ts'
import { pendingChanges } from './pendingChanges.ts'
import { previewLink } from './previewLink.ts'
import { bringBack, Conflict, dayOf, fittingSnapshot, publishChosen, Refused } from './publish.ts'
import { readPages, readStatus, readWanted, writeWanted } from './publishFolder.ts'
import { readDrafts } from './readDrafts.ts'
import { highestNumber, listVersions, newestPublished, updateVersion, type Version, versionById } from './versions.ts'

type Context = Parameters<Core.ControllerHandler>[0]
type Handler = Core.ControllerHandler
/** What a preview shows; `leftOut` are drafts with mistakes. */
type Look = { name: string; content: Content; leftOut: string[] }

const SOONEST_MS = 60_000
const LATEST_MS = 366 * 86_400_000

export function makeSiteHandlers(strapi: Core.Strapi, publishing: PublishingSettings, delivery: Delivery) {
  const knex = strapi.db.connection
  const pages = async (): Promise<PublishedPages | null> => (publishing.folder ? readPages(publishing.folder) : null)

  const state: Handler = async (ctx) => {
    const [drafts, newest, known, versions, highest] = await Promise.all([
      readDrafts(strapi),
      newestPublished(knex),
      pages(),
      listVersions(knex),
      highestNumber(knex),
    ])
    const published = newest?.content ?? emptyContent()
    const now = Date.now()
    const pending = pendingChanges(drafts, published, { pages: known, today: dayOf(now) })
    const found = foundInPending(pending, published, known, dayOf(now))
    const unknown = delivery.unknownVersion()
    const live = Math.max(unknown ?? 0, ...versions.map(({ state, number }) => (state === 'live' ? (number ?? 0) : 0)))
    ctx.body = {
      isOn: publishing.folder !== null,
      canPreview: publishing.preview !== null,
      base: newest?.number ?? 0,
      changes: pending.map(({ kind, documentId, what, name, seen, notices }) => {
        const path = editPath(kind, documentId)
        // What it breaks beside the others keeps it back too, and nothing else.
        const problems = found.filter((each) => each.editPath === path).map(({ label, message }) => ({ label, message }))
        const scheduledFor = scheduledAt(versions, documentId)
        return { kind, documentId, what, name, seen, problems, notices, scheduledFor, editPath: path }
      }),
      texts: ownersTexts(drafts, published, known),
      problems: found,
      versions: versions.map(shown),
      live: live || null,
      unknown: unknown !== null && unknown > highest ? unknown : null,
      now,
    } satisfies SiteState
  }

  const Wish = v.object({
    base: v.pipe(v.number(), v.integer(), v.minValue(0)),
    chosen: v.pipe(v.array(v.object({ documentId: v.string(), seen: v.string() })), v.maxLength(1_000)),
    /** Milliseconds; null or missing publishes now. */
    dueAt: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  })

  const publish: Handler = async (ctx) =>
    answering(ctx, async () => {
      requireFolder(publishing)
      const wish = parse(Wish, ctx.request.body)
      if (wish.dueAt !== null && (wish.dueAt < Date.now() + SOONEST_MS || wish.dueAt > Date.now() + LATEST_MS))
        throw new Conflict('Choose a time from a minute to a year ahead.')
      const id = await publishChosen(strapi, await delivery.site(), { ...wish, by: personOf(ctx) })
      return deliver(id)
    })

  const restore: Handler = async (ctx) =>
    answering(ctx, async () => {
      requireFolder(publishing)
      const { given } = await delivery.site()
      return deliver(await bringBack(strapi, { by: personOf(ctx), id: idOf(ctx), given }))
    })

  const cancel: Handler = async (ctx) =>
    answering(ctx, async () => {
      if (!(await updateVersion(knex, idOf(ctx), ['scheduled'], { state: 'cancelled' })))
        throw new Conflict('It is no longer scheduled. Look at the list again.')
      return { cancelled: true }
    })

  /** At once, not at the next round: the owner is looking. */
  async function deliver(id: number) {
    // The version is a row already: what fails here is logged, and tried again by the next round.
    await delivery.round(false).catch(() => undefined)
    const version = await versionById(knex, id)
    return { version: version ? shown(version) : null }
  }

  const preview: Handler = async (ctx) =>
    answering(ctx, async () => {
      const { folder, preview: server } = publishing
      if (!folder || !server) throw new Conflict('There is no preview on this server: see PREVIEW_ORIGIN in docs/running-the-inbox.md.')
      const { version: id } = parse(v.object({ version: v.optional(v.nullable(v.number()), null) }), ctx.request.body)
      const { name, content, leftOut } = id === null ? await draftContent() : await versionContent(id)
      const before = await readWanted(folder, 'preview')
      const number = Math.max(Date.now(), (before?.number ?? 0) + 1)
      const snapshot = fittingSnapshot(name, content, { number, made: new Date(), retentionMonths: publishing.retentionMonths })
      await writeWanted(folder, 'preview', snapshot).catch((error) => {
        strapi.log.error(`A preview was not handed over: ${error instanceof Error ? error.message : String(error)}`)
        throw new Conflict(
          'The preview could not be handed over: the server’s disk is full, or its folder is closed. Ask whoever looks after it.',
        )
      })
      return { number, leftOut }
    })

  /** The link once it is built: before, the preview server still shows the one before. */
  const previewState: Handler = async (ctx) => {
    const { folder, preview: server } = publishing
    const number = Number((ctx['params'] as { number: string }).number)
    const status = folder ? await readStatus(folder, 'preview') : null
    const state = !status || status.number < number ? 'waiting' : status.number > number ? 'replaced' : status.state
    const isOpen = state === 'ready' || (state === 'building' && status?.isOpen === true)
    ctx.body = { state, problem: status?.problem ?? null, link: isOpen && server ? previewLink(server, number) : null }
  }

  /** Drafts with a mistake keep what is published: the rest can be looked at meanwhile. */
  async function draftContent(): Promise<Look> {
    const [drafts, newest, known] = await Promise.all([readDrafts(strapi), newestPublished(knex), pages()])
    const published = newest?.content ?? emptyContent()
    const pending = pendingChanges(drafts, published, { pages: known, today: dayOf(Date.now()) })
    const leftOut = pending.filter((change) => !isSound(change)).map(({ name }) => name)
    return { name: 'What is published', content: withChanges(published, pending.filter(isSound)), leftOut }
  }

  async function versionContent(id: number): Promise<Look> {
    const version = await versionById(knex, id)
    if (!version) throw new Conflict('There is no such version.')
    if (version.number !== null) return { name: `Version ${version.number}`, content: version.content, leftOut: [] }
    const newest = await newestPublished(knex)
    return { name: 'The scheduled version', content: withChanges(newest?.content ?? emptyContent(), version.changes), leftOut: [] }
  }

  const history: Handler = async (ctx) => {
    ctx.body = await contentChanges(strapi, String((ctx['params'] as { documentId: string }).documentId))
  }

  const links: Handler = async (ctx) => {
    const known = await pages()
    ctx.body = { paths: known?.paths ?? [], articles: known?.articles ?? [] }
  }

  const guides: Handler = async (ctx) => {
    const drafts = (await readDrafts(strapi)).filter(({ kind }) => kind === 'article')
    ctx.body = ((await pages())?.guides ?? []).map((guide): GuideOfSite => {
      const own = drafts.find(({ draft }) => draft['slug'] === guide.slug)
      return { guide, editPath: own ? editPath('article', own.documentId) : null }
    })
  }

  return { guides, state, publish, restore, cancel, preview, previewState, history, links }
}

/** When it goes live by itself, the first time; null when it does not. */
function scheduledAt(versions: readonly Version[], documentId: string): string | null {
  const due = versions.flatMap(({ state, dueAt, changes }) =>
    state === 'scheduled' && dueAt !== null && changes.some((change) => change.documentId === documentId) ? [dueAt] : [],
  )
  return due.length > 0 ? new Date(Math.min(...due)).toISOString() : null
}

/** Without the content: that of thirty versions would be megabytes. */
function shown({ madeBy, changes, ...version }: Version): ShownVersion {
  const { id, number, state, dueAt, madeAt, liveAt, seconds, problem } = version
  return {
    id,
    number,
    state,
    dueAt,
    by: madeBy,
    madeAt,
    liveAt,
    seconds,
    problem,
    changes: changes.map(({ what, name }) => ({ what, name })),
  }
}

function requireFolder({ folder }: PublishingSettings): void {
  if (!folder) throw new Conflict('Publishing is off on this server: see PUBLISH_FOLDER in docs/running-the-inbox.md.')
}

async function answering(ctx: Context, work: () => Promise<object>): Promise<void> {
  try {
    ctx.body = await work()
  } catch (error) {
    if (error instanceof Refused) answer(ctx, 400, { message: error.message, problems: error.problems })
    else if (error instanceof Conflict) answer(ctx, 409, { message: error.message, problems: [] })
    else if (error instanceof Unreadable) answer(ctx, 400, { message: error.message, problems: [] })
    else throw error
  }
}

/** In the shape that the admin's own client reads. */
function answer(ctx: Context, status: number, { message, problems }: { message: string; problems: readonly object[] }): void {
  ctx.status = status
  ctx.body = { data: null, error: { status, name: status === 409 ? 'ConflictError' : 'ValidationError', message, details: { problems } } }
}

class Unreadable extends Error {}

function parse<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body)
  if (!parsed.success) throw new Unreadable('The request could not be read. Load the page again.')
  return parsed.output
}

function idOf(ctx: Context): number {
  return Number((ctx['params'] as { id: string }).id)
}

function personOf(ctx: Context): string {
  return personName(ctx.state['user'] as Person)
}
