import { type CountStore, MOST_KEYS, makeCount } from './countRequests.ts'

const WINDOW_SECONDS = 60 * 60
/** A person with several passwords in mind. */
export const FREE_TRIES = 5
/** Of all accounts together. */
const FREE_TRIES_OF_NETWORK = 20
/** From everywhere: beyond it the account is under attack. */
export const FREE_TRIES_OF_ACCOUNT = 100
const UNDER_ATTACK_MS = 3_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
/** A held request costs a connection: who is not due by then is told when to come back. */
export const LONGEST_HELD_MS = 8_000

/** `waitMs`: hold it so long, then look at the password. Otherwise it is not looked at. */
export type Turn = { waitMs: number } | { retryAfterSeconds: number }

/**
 * Wrong passwords slow down the network that sends them, and lock no one out: pauses between its tries grow to a minute.
 * From many networks at once each try of an account waits a little, from anywhere.
 */
export function makeSignInPace(store: CountStore) {
  const { now, log } = store
  const count = makeCount(store, { name: 'sign-in', seconds: WINDOW_SECONDS })
  const dueAt = new Map<string, number>()

  const keysOf = (account: string, client: string, network: string) => ({
    own: `${account}:${client}`,
    network: `network:${network}`,
    account,
  })

  function waitOf(...keys: string[]): number {
    return Math.max(0, ...keys.map((key) => (dueAt.get(key) ?? 0) - now()))
  }

  function pause(key: string, from: number, triesTooMany: number): void {
    const pauseMs = triesTooMany < 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** triesTooMany, LONGEST_PAUSE_MS)
    if (dueAt.size >= MOST_KEYS) dueAt.clear()
    if (pauseMs > 0) dueAt.set(key, Math.max(dueAt.get(key) ?? 0, from + pauseMs))
  }

  return {
    async take(...who: Parameters<typeof keysOf>): Promise<Turn> {
      const keys = keysOf(...who)
      const refusal = () => ({ retryAfterSeconds: Math.ceil(waitOf(keys.own, keys.network) / 1000) })
      if (waitOf(keys.own, keys.network) > LONGEST_HELD_MS) return refusal()

      const [own, network, account] = await Promise.all([count(keys.own), count(keys.network), count(keys.account)])
      // Asked again: others were let in while this one was counted.
      if (waitOf(keys.own, keys.network) > LONGEST_HELD_MS) return refusal()
      const isUnderAttack = account.used > FREE_TRIES_OF_ACCOUNT
      if (own.used === FREE_TRIES + 1) log.warn('Many tries to sign in to the admin from one network: they are slowed down.')
      if (account.used === FREE_TRIES_OF_ACCOUNT + 1)
        log.warn('One account of the admin is tried from many networks: each try waits a little.')
      const waitMs = Math.max(waitOf(keys.own, keys.network), isUnderAttack ? UNDER_ATTACK_MS : 0)
      pause(keys.own, now() + waitMs, own.used - (isUnderAttack ? 0 : FREE_TRIES))
      pause(keys.network, now() + waitMs, network.used - FREE_TRIES_OF_NETWORK)
      return { waitMs }
    },

    /** A right password is no guess. */
    async giveBack(...who: Parameters<typeof keysOf>): Promise<void> {
      const keys = keysOf(...who)
      dueAt.delete(keys.own)
      await Promise.all(Object.values(keys).map((key) => count(key, -1)))
    },
  }
}
