// @ts-check
import path from 'node:path'
import { makeFolder, requireFromCms } from './cms.mjs'

/**
 * Where one scenario keeps its leads.
 * @typedef {{ name: string, folder: string, variables: import('./cms.mjs').Variables, emails: () => Promise<string[]> }} Store
 */

/** @param {string} [folder] @returns {Store & { file: string }} */
export function sqliteStore(folder = makeFolder()) {
  const file = path.join(folder, 'leads.db')
  return {
    name: 'SQLite',
    folder,
    file,
    variables: { SQLITE_FILE: file },
    async emails() {
      const Database = requireFromCms('better-sqlite3')
      const database = new Database(file)
      try {
        if (database.pragma('integrity_check', { simple: true }) !== 'ok') throw new Error('The file is damaged.')
        return database.prepare('select email from form_datas').pluck().all()
      } finally {
        database.close()
      }
    },
  }
}

let made = 0

/** @param {import('./postgres.mjs').Postgres} postgres @returns {Promise<Store & { database: string }>} */
export async function postgresStore(postgres) {
  const database = `leads_${(made += 1)}`
  await postgres.query(`create database ${database}`)
  return {
    name: 'PostgreSQL',
    folder: makeFolder(),
    database,
    variables: { DATABASE_URL: postgres.url(database) },
    emails: async () => (await postgres.query('select email from form_datas', database)).map(({ email }) => email ?? ''),
  }
}
