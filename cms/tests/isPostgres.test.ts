import knex from 'knex'
import { expect, test } from 'vitest'
import { isPostgres } from '../src/database/isPostgres.ts'

test.each([
  // As Strapi opens it.
  [{ client: 'pg' }, true],
  // As openDatabase does.
  [{ client: 'postgres' }, true],
  [{ client: 'better-sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true }, false],
])('PostgreSQL is known by whatever name knex was opened: %o', async (config, expected) => {
  const opened = knex(config)
  expect(isPostgres(opened)).toBe(expected)
  await opened.destroy()
})
