import { startPostgres } from './postgres.ts'

/** A PostgreSQL for the length of the run. Without one installed the run fails and says what to install. */
export default async function start(): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  process.env['TEST_POSTGRES_URL'] = postgres.url()
  return postgres.stop
}
