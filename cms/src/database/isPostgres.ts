import type { Knex } from 'knex'

/** Of any connection. Strapi opens its own as “pg”, a command as “postgres”: the dialect is the same. */
export function isPostgres(knex: Knex): boolean {
  return knex.client.dialect === 'postgresql'
}
