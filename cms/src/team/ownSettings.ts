import type { Knex } from 'knex'
import * as v from 'valibot'
import { type OwnSettings, viewNames } from '../leads/leadApi.ts'
import { listQuery } from '../leads/listQuery.ts'
import { Refused, read, type Work, whoAsks } from '../operation/adminRoutes.ts'

const SETTINGS = 'team_settings'
const MOST_VIEWS = 30

const keptView = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  query: v.pipe(v.string(), v.maxLength(1_000)),
})
const asked = v.strictObject({
  signature: v.exactOptional(v.pipe(v.string(), v.maxLength(2_000))),
  /** In the place of one of the same name. */
  keep: v.exactOptional(keptView),
  remove: v.exactOptional(keptView.entries.name),
})

/** What someone has set for their own desk, on whatever computer. */
export const readOwnSettings: Work = async (ctx, strapi) => ownSettings(strapi.db.connection, whoAsks(ctx).id)

export const saveOwnSettings: Work = async (ctx, strapi) => {
  const { keep, remove, ...rest } = read(
    asked,
    ctx.request.body,
    'Send { signature }, { keep } with the name and query of a view, or { remove }.',
  )
  if (keep && !v.safeParse(listQuery, Object.fromEntries(new URLSearchParams(keep.query))).success)
    throw new Refused(400, `A view shows ${viewNames.join(', ')} with the filters of the list.`)
  const { id } = whoAsks(ctx)
  return strapi.db.transaction(async ({ trx }) => {
    // Locked before it is read: two computers may keep a view at once.
    const none = { person_id: id, signature: '', views: '[]' }
    await trx(SETTINGS).insert(none).onConflict('person_id').ignore()
    await trx(SETTINGS).where({ person_id: id }).forUpdate().first()
    const known = await ownSettings(trx, id)
    const views = [...known.views.filter(({ name }) => name !== remove && name !== keep?.name), ...(keep ? [keep] : [])]
    if (views.length > MOST_VIEWS) throw new Refused(400, `You have ${MOST_VIEWS} views already: remove one first.`)
    const signature = (rest.signature ?? known.signature).trim()
    await trx(SETTINGS)
      .where({ person_id: id })
      .update({ signature, views: JSON.stringify(views) })
    return { signature, views }
  })
}

/** Throws where another release has kept views that this one cannot read: they are not to be written over. */
async function ownSettings(knex: Knex, id: number): Promise<OwnSettings> {
  const row: { signature: string | null; views: string | null } | undefined = await knex(SETTINGS).where({ person_id: id }).first()
  return { signature: row?.signature ?? '', views: v.parse(v.array(keptView), JSON.parse(row?.views ?? '[]')) }
}
