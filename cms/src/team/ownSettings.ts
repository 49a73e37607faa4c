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
  views: v.exactOptional(v.pipe(v.array(keptView), v.maxLength(MOST_VIEWS))),
})

/** What someone has set for their own desk, on whatever computer. */
export const readOwnSettings: Work = async (ctx, strapi) => ownSettings(strapi.db.connection, whoAsks(ctx).id)

export const saveOwnSettings: Work = async (ctx, strapi) => {
  const changed = read(asked, ctx.request.body, `Send { signature } or { views }: at most ${MOST_VIEWS}, each with a name.`)
  for (const { query } of changed.views ?? [])
    if (!v.safeParse(listQuery, Object.fromEntries(new URLSearchParams(query))).success)
      throw new Refused(400, `A view shows ${viewNames.join(', ')} with the filters of the list.`)
  const { id } = whoAsks(ctx)
  return strapi.db.transaction(async ({ trx }) => {
    const { signature, views } = { ...(await ownSettings(trx, id)), ...changed }
    const row = { person_id: id, signature: signature.trim(), views: JSON.stringify(views) }
    await trx(SETTINGS).insert(row).onConflict('person_id').merge()
    return { signature: row.signature, views }
  })
}

async function ownSettings(knex: Knex, id: number): Promise<OwnSettings> {
  const row: { signature: string | null; views: string | null } | undefined = await knex(SETTINGS).where({ person_id: id }).first()
  const views = v.safeParse(v.array(keptView), JSON.parse(row?.views ?? '[]'))
  return { signature: row?.signature ?? '', views: views.success ? views.output : [] }
}
