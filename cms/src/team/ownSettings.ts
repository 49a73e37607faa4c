import type { Knex } from 'knex'
import * as v from 'valibot'
import { type KeptView, type OwnSettings, viewNames } from '../leads/leadApi.ts'
import { listQuery } from '../leads/listQuery.ts'
import { Refused, read, type Work, whoAsks } from '../operation/adminRoutes.ts'

const SETTINGS = 'team_settings'
const MOST_VIEWS = 30

const keptView = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  query: v.pipe(v.string(), v.maxLength(1_000)),
})
const storedViews = v.pipe(v.string(), v.parseJson(), v.array(keptView))
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
  if (keep && isSearch(keep))
    throw new Refused(400, 'A view keeps filters, not the words of a search. Empty the search, then keep the view.')
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
  return { signature: row?.signature ?? '', views: v.parse(storedViews, row?.views ?? '[]') }
}

/** The words of a search may name someone who is erased later. */
const isSearch = ({ query }: KeptView) => new URLSearchParams(query).has('q')

/** A release before has kept searches too, and a restored backup may have them. What this release cannot read stays as it is. */
export async function removeKeptSearches(knex: Knex): Promise<void> {
  const rows: { person_id: number; views: string | null }[] = await knex(SETTINGS).select('person_id', 'views')
  for (const { person_id, views } of rows) {
    const kept = v.safeParse(storedViews, views)
    if (!kept.success || !kept.output.some(isSearch)) continue
    const filters = kept.output.filter((view) => !isSearch(view))
    // Not over what another inbox has kept meanwhile.
    await knex(SETTINGS)
      .where({ person_id, views })
      .update({ views: JSON.stringify(filters) })
  }
}
