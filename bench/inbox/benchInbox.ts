import { makeFolder, makeSecrets, startInbox, type Variables } from '../../cms/tests/support/inbox.ts'

/** One set for all instances of a run, as behind a real proxy. */
const secrets = makeSecrets()
/** The bench is one client, which sends more than any office does. */
const NO_LIMITS = { LIMIT_PER_CLIENT: '1000000000', LIMIT_TOTAL: '1000000000', DISK_RESERVE_MB: '0', DATABASE_MAX_MB: '1000000000' }

export function startBenchInbox(folder = makeFolder(), variables: Variables = {}) {
  return startInbox(folder, { NODE_ENV: 'production', ...NO_LIMITS, ...secrets, ...variables })
}
