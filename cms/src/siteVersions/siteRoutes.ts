import type { Core } from '@strapi/strapi'
import * as v from 'valibot'
import { addAdminRoutes, numberParam, param, Refused, read, rowNumber, type Work, whoAsks } from '../operation/adminRoutes.ts'
import { storageRoom } from '../operation/storageRoom.ts'
import { contentTypes, PUBLISH } from '../ownersContent/contentTypes.ts'
import type { PublishingSettings } from '../settings/settings.ts'
import { DAY_MS } from '../time/durations.ts'
import { type Content, previewOf, snapshotOf, withChanges } from './content.ts'
import { contentChanges } from './contentHistory.ts'
import { dayLinks, makeDayLink, revokeDayLink } from './dayLinks.ts'
import type { Delivery } from './delivery.ts'
import { previewLink, readStatus, readWanted, writeWanted } from './folder.ts'
import { isSound, linksOf } from './mistakes.ts'
import { pendingChanges, readDrafts } from './pendingChanges.ts'
import { addPicture, handOverPictures, pictureBytes } from './pictures.ts'
import { bringBack, bringSomeBack, compareVersion, discardDraft, publishChosen, refuseOlderThanRules } from './publish.ts'
import { guidesOfSite, siteState } from './siteState.ts'
import { dealWith } from './troubles.ts'
import { publishedContent, takeFromSchedules, updateVersion, versionById, withVersionsLocked } from './versionRows.ts'

type Context = Parameters<Work>[0]

const SOONEST_MS = 60_000
const LATEST_MS = 366 * DAY_MS

const UNREADABLE = 'The request could not be read. Load the page again.'
const Order = v.object({
  base: rowNumber,
  chosen: v.pipe(v.array(v.object({ documentId: v.string(), seen: v.string() })), v.maxLength(1_000)),
  /** Null publishes now. */
  dueAt: v.nullish(v.pipe(v.number(), v.integer()), null),
})
const Some = v.object({
  base: rowNumber,
  chosen: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(1_000)),
})
const Discarded = v.object({ kind: v.picklist(contentTypes.map(({ kind }) => kind)), documentId: v.string(), seen: v.string() })
const Unscheduled = v.object({ documentId: v.string() })
const Named = v.object({ name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)) })
const Previewed = v.object({ version: v.nullish(rowNumber, null) })

export function addSiteRoutes(strapi: Core.Strapi, settings: PublishingSettings, delivery: Delivery): void {
  const knex = strapi.db.connection
  const noRoom = storageRoom(strapi)

  async function publishedSite() {
    const site = await delivery.site()
    if (!site.isOn) throw new Refused(409, 'Publishing is off on this server: see PUBLISH_FOLDER in docs/running-the-inbox.md.')
    return site
  }

  async function publish(ctx: Context) {
    const site = await publishedSite()
    const order = read(Order, ctx.request.body, UNREADABLE)
    if (order.dueAt !== null && (order.dueAt < Date.now() + SOONEST_MS || order.dueAt > Date.now() + LATEST_MS))
      throw new Refused(409, 'Choose a time from a minute to a year ahead.')
    await publishChosen(strapi, site, { ...order, by: whoAsks(ctx).name })
    return deliver()
  }

  async function restore(ctx: Context) {
    const { given } = await publishedSite()
    await bringBack(strapi, { by: whoAsks(ctx).name, id: numberParam(ctx, 'id'), given })
    return deliver()
  }

  async function restoreSome(ctx: Context) {
    const site = await publishedSite()
    const { base, chosen } = read(Some, ctx.request.body, UNREADABLE)
    await bringSomeBack(strapi, site, { by: whoAsks(ctx).name, id: numberParam(ctx, 'id'), base, chosen })
    return deliver()
  }

  async function deliver() {
    // The version is a row already: what fails here is logged, and tried again by the next round, of whichever inbox has the folder.
    await delivery.round().catch(() => undefined)
    return { published: true }
  }

  async function cancel(ctx: Context) {
    if (!(await updateVersion(knex, numberParam(ctx, 'id'), ['scheduled'], { state: 'cancelled' })))
      throw new Refused(409, 'It is no longer scheduled. Look at the list again.')
    return { cancelled: true }
  }

  async function unschedule(ctx: Context) {
    const { documentId } = read(Unscheduled, ctx.request.body, UNREADABLE)
    await withVersionsLocked(strapi, (trx) => takeFromSchedules(trx, [documentId]))
    return { unscheduled: true }
  }

  async function dealtWith(ctx: Context) {
    await dealWith(strapi, numberParam(ctx, 'id'))
    return { dealtWith: true }
  }

  async function discard(ctx: Context) {
    await discardDraft(strapi, read(Discarded, ctx.request.body, UNREADABLE))
    return { discarded: true }
  }

  function previewPlace() {
    const { folder, preview: server } = settings
    if (!folder || !server) throw new Refused(409, 'There is no preview on this server: see PREVIEW_ORIGIN in docs/running-the-inbox.md.')
    return { folder, origin: server.origin }
  }

  /** @param error what the disk said */
  function notHandedOver(error: unknown): never {
    if (error instanceof Refused) throw error
    strapi.log.error(`A preview was not handed over: ${error instanceof Error ? error.message : String(error)}`)
    throw new Refused(
      409,
      'The preview could not be handed over: the server’s disk is full, or its folder is closed. Ask whoever looks after it.',
    )
  }

  /** Of the drafts as they are now: what is written afterwards is not shown to others before it is looked at. */
  async function showForADay(ctx: Context) {
    const { folder, origin } = previewPlace()
    const { name } = read(Named, ctx.request.body, 'Write who the link is for, in up to 60 characters.')
    const { content, leftOut } = await draftContent()
    const snapshot = snapshotOf(content, { number: Date.now(), made: new Date(), retentionMonths: settings.retentionMonths })
    await handOverPictures(knex, folder, content).catch(notHandedOver)
    const link = await makeDayLink(folder, { name, by: whoAsks(ctx).name, origin, snapshot }).catch(notHandedOver)
    return { link, leftOut }
  }

  async function addOne(ctx: Context) {
    const full = await noRoom()
    if (full) throw new Refused(503, 'The server has no room for pictures now. Ask whoever looks after it.')
    return addPicture(knex, ctx.req, whoAsks(ctx).name)
  }

  async function picture(ctx: Context) {
    const bytes = await pictureBytes(knex, param(ctx, 'name'))
    if (!bytes) throw new Refused(404, 'There is no such picture.')
    ctx.type = 'image/webp'
    ctx.set('Cache-Control', 'private, no-store')
    return bytes
  }

  async function revoke(ctx: Context) {
    await revokeDayLink(previewPlace().folder, param(ctx, 'hash'))
    return { revoked: true }
  }

  async function preview(ctx: Context) {
    const { folder } = previewPlace()
    const { retentionMonths } = settings
    const { version } = read(Previewed, ctx.request.body, UNREADABLE)
    const { content, leftOut } = version === null ? await draftContent() : { content: await versionContent(version), leftOut: [] }
    const before = await readWanted(folder, 'preview')
    const number = Math.max(Date.now(), (before?.number ?? 0) + 1)
    await handOverPictures(knex, folder, content).catch(notHandedOver)
    await writeWanted(folder, 'preview', previewOf(content, { number, made: new Date(), retentionMonths })).catch(notHandedOver)
    return { number, leftOut }
  }

  async function draftContent() {
    const [drafts, published, { pages }] = await Promise.all([readDrafts(strapi), publishedContent(knex), delivery.site()])
    const pending = pendingChanges(drafts, published, pages)
    const leftOut = pending.filter((change) => !isSound(change)).map(({ name }) => name)
    return { content: withChanges(published, pending.filter(isSound)), leftOut }
  }

  async function versionContent(id: number): Promise<Content> {
    const version = await versionById(knex, id)
    if (!version) throw new Refused(409, 'There is no such version.')
    const { number, changes } = version
    const content = number === null ? withChanges(await publishedContent(knex), changes) : version.content
    refuseOlderThanRules(number === null ? 'The scheduled version' : `Version ${number}`, content)
    return content
  }

  /** The link once it is open: before, the preview server still shows the one before. */
  async function previewState(ctx: Context) {
    const { folder, preview: server } = settings
    const number = Number(param(ctx, 'number'))
    const status = folder ? await readStatus(folder, 'preview') : null
    const state = !status || status.number < number ? 'waiting' : status.number > number ? 'replaced' : status.state
    return { state, failure: status?.failure ?? null, link: state === 'ready' && server ? previewLink(server, number) : null }
  }

  addAdminRoutes(strapi, PUBLISH, [
    ['GET', '/site/state', async () => siteState(strapi, settings, await delivery.site())],
    ['GET', '/site/guides', async () => guidesOfSite(strapi, (await delivery.site()).pages)],
    ['GET', '/site/links', async () => linksOf(await readDrafts(strapi), (await delivery.site()).pages)],
    ['GET', '/site/preview/:number', previewState],
    ['GET', '/site/history/:documentId', (ctx) => contentChanges(strapi, param(ctx, 'documentId'))],
    ['POST', '/site/publish', publish],
    ['POST', '/site/discard', discard],
    ['POST', '/site/unschedule', unschedule],
    ['POST', '/site/preview', preview],
    ['POST', '/site/pictures', addOne],
    ['GET', '/site/pictures/:name', picture],
    ['GET', '/site/day-links', async () => (settings.folder ? dayLinks(settings.folder) : [])],
    ['POST', '/site/day-links', showForADay],
    ['POST', '/site/day-links/:hash/revoke', revoke],
    ['GET', '/site/versions/:id/compare', async (ctx) => compareVersion(strapi, await delivery.site(), numberParam(ctx, 'id'))],
    ['POST', '/site/versions/:id/bring-back', restore],
    ['POST', '/site/versions/:id/bring-some-back', restoreSome],
    ['POST', '/site/versions/:id/cancel', cancel],
    ['POST', '/site/versions/:id/dealt-with', dealtWith],
  ])
}
