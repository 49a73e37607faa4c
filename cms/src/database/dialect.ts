import type { Knex } from 'knex'

/** Of any connection. Strapi opens its own as “pg”, a command as “postgres”: the dialect is the same. */
export function isPostgres(knex: Knex): boolean {
  return knex.client.dialect === 'postgresql'
}

/** Any numbers, but the same in every instance and release: what locks with one waits for whoever else does. */
export const advisoryLocks = {
  start: 0x6c656164,
  versions: 0x73697465,
  receipts: 7_318_204,
} as const
