// The owner's pictures are rows, so every backup has them, and every inbox: docs/decisions/0032.
import { createHash } from 'node:crypto'
import { access, readdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import sharp from 'sharp'
import { Refused } from '../operation/adminRoutes.ts'
import { isPictureFile, MOST_PICTURE_BYTES, type Picture, pictureFile, picturesIn, WIDEST } from '../ownersContent/pictures.ts'
import { DAY_MS } from '../time/durations.ts'
import type { Content, Value } from './content.ts'
import { writeWantedFile } from './folder.ts'

const TABLE = 'site_pictures'
const FORMATS = ['jpeg', 'png', 'webp']
const MOST_PIXELS = 40_000_000
const MOST_KEPT = 500
/** So long after it was added one that nothing shows is still there, for whoever takes an article up again. */
const UNUSED_KEPT_MS = 30 * DAY_MS

const NOT_READ = 'This file cannot be read as a picture. Save it as JPEG or PNG, then choose it again.'
const DRAWING = 'A drawing in the format SVG can have a program in it, so it is not taken. Save it as PNG, then choose it again.'

// One after the other and without a cache: a lead's answer comes first.
sharp.concurrency(1)
sharp.cache(false)

/** Smaller, turned as the camera was held, and without what a camera adds, such as the place. */
export async function addPicture(knex: Knex, request: IncomingMessage, by: string): Promise<Picture> {
  const { data, info } = await resized(await bodyOf(request))
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32)
  const picture = { name: `${hash}-${info.width}x${info.height}`, width: info.width, height: info.height }
  const [count] = await knex(TABLE).count({ all: '*' })
  if (Number(count?.['all']) >= MOST_KEPT)
    throw new Refused(409, `There are ${MOST_KEPT} pictures already. One that no article shows goes after thirty days.`)
  const row = { name: picture.name, data: data.toString('base64'), added_by: by, added_at: Date.now() }
  await knex(TABLE).insert(row).onConflict('name').merge(['added_at'])
  return picture
}

async function resized(given: Buffer) {
  const start = given.subarray(0, 1_000).toString('latin1')
  if (/<svg|<\?xml|<!DOCTYPE/i.test(start)) throw new Refused(400, DRAWING)
  const image = sharp(given, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const { format } = await image.metadata().catch(() => ({ format: undefined }))
  if (format === undefined || !FORMATS.includes(format)) throw new Refused(400, NOT_READ)
  return image
    .rotate()
    .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refused(400, NOT_READ)
    })
}

/** Of a form with one file: the admin's client sends files so, and Strapi's reader of forms is closed (config/middlewares.ts). What is too long is not kept in memory. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MOST_PICTURE_BYTES)
      throw new Refused(413, `The picture is larger than ${MOST_PICTURE_BYTES / 1_000_000} MB. Make it smaller, then choose it again.`)
    chunks.push(chunk)
  }
  const form = await new Response(Buffer.concat(chunks), { headers: { 'Content-Type': request.headers['content-type'] ?? '' } })
    .formData()
    .catch(() => null)
  const file = form?.get('picture')
  if (!(file instanceof Blob)) throw new Refused(400, NOT_READ)
  return Buffer.from(await file.arrayBuffer())
}

export async function pictureBytes(knex: Knex, name: string): Promise<Buffer | null> {
  const row: { data: string } | undefined = await knex(TABLE).select('data').where({ name }).first()
  return row ? Buffer.from(row.data, 'base64') : null
}

/** Before the content that shows them: the publisher begins as soon as it sees that. */
export async function handOverPictures(knex: Knex, folder: string, content: Content): Promise<void> {
  for (const name of shownIn(Object.values(content.article))) {
    const file = pictureFile(name)
    const isThere = await access(path.join(folder, 'wanted', file)).then(
      () => true,
      () => false,
    )
    const bytes = isThere ? null : await pictureBytes(knex, name)
    if (bytes) await writeWantedFile(folder, file, bytes)
  }
}

function shownIn(articles: readonly Value[]): string[] {
  return articles.flatMap(({ body }) => picturesIn(String(body ?? '')))
}

/** What neither a draft nor a kept version shows any more. */
export async function forgetUnusedPictures(strapi: Core.Strapi, folder: string, drafts: readonly Value[]): Promise<void> {
  const knex = strapi.db.connection
  const shown = new Set(shownIn(drafts))
  const old: string[] = await knex(TABLE)
    .where('added_at', '<', Date.now() - UNUSED_KEPT_MS)
    .pluck('name')
  for (const name of old.filter((each) => !shown.has(each))) {
    const version: unknown = await knex('site_versions')
      .select('id')
      .whereLike('content', `%${name}%`)
      .orWhereLike('changes', `%${name}%`)
      .first()
    if (!version) await knex(TABLE).where({ name }).delete()
  }
  const kept = new Set((await knex(TABLE).pluck('name')).map(pictureFile))
  const wanted = path.join(folder, 'wanted')
  for (const file of await readdir(wanted).catch(() => []))
    if (isPictureFile(file) && !kept.has(file)) await rm(path.join(wanted, file), { force: true })
}
