import { siteNumber } from './hook.ts'

type Log = { warn: (message: string) => unknown }

/** Looks without an answer: at one a second, and up to three seconds each, two to eight minutes. */
const MOST_UNANSWERED = 120

/**
 * What a site on a CDN says it shows. Until it has said so once, this inbox may be older than the site, from a backup: nothing
 * falls due, no build is started and none gets the content. A site that never answers, as before its address is set up, does
 * not stop them for ever.
 */
export function makeSiteLook(origin: string, log: Log) {
  let last: number | null = null
  let unanswered = 0
  return {
    /** The last answer, where there is none now; 0 before the first. */
    async ask(): Promise<number> {
      const number = await siteNumber(origin)
      last = number ?? last
      if (last !== null) return last
      unanswered += 1
      if (unanswered === MOST_UNANSWERED) log.warn(`${origin}/version.json does not answer: publishing goes on without it.`)
      return 0
    },
    hasAnswered: () => last !== null,
    isAwaited: () => last === null && unanswered < MOST_UNANSWERED,
  }
}
