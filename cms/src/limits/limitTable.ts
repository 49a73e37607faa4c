import type { Core } from '@strapi/strapi'

export const LIMIT_TABLE = 'inbox_limits'

const CLEAR_EACH_MS = 60_000

/**
 * Unlogged: a count needs no disk, is gone after a crash and in no backup, which suits hashes of
 * addresses that are to live for minutes.
 */
export async function createLimitTable(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return
  await strapi.db.connection.raw(
    `create unlogged table if not exists ${LIMIT_TABLE} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  )
  const clear = () => strapi.db.connection(LIMIT_TABLE).where('expire', '<', Date.now()).delete()
  setInterval(() => clear().catch(() => undefined), CLEAR_EACH_MS).unref()
}
