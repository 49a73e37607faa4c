import type { Knex } from 'knex'
import { MESSAGES, planMessages } from './messageTable.ts'
import { NothingToSend, type SendMessage } from './outbox.ts'
import type { SendMail } from './smtp.ts'

/** What went wrong with the site and is not dealt with, each by a name of its own. */
export type Troubles = () => Promise<readonly { key: string; words: string; details: readonly string[] }[]>

/** Longer than an inbox on another machine takes to see what the one beside the publisher sees. */
const OVER_AFTER_MS = 15_000

/** One mail for each. One that is over and comes again is told again. */
export function makeTroublePlanner(knex: Knex, troubles: Troubles): () => Promise<void> {
  return async () => {
    const keys = (await troubles()).map(({ key }) => key)
    const told = () => knex(MESSAGES).where({ kind: 'site-trouble' }).whereIn('state', ['sent', 'failed'])
    // In one that was told, `attempts` 0 is one that some inbox misses, since `next_at`.
    await told().whereNotIn('key', keys).andWhere('attempts', '>', 0).update({ attempts: 0, next_at: Date.now() })
    await told().whereIn('key', keys).andWhere({ attempts: 0 }).update({ attempts: 1 })
    await told()
      .whereNotIn('key', keys)
      .andWhere({ attempts: 0 })
      .andWhere('next_at', '<', Date.now() - OVER_AFTER_MS)
      .delete()
    await planMessages(knex, 'site-trouble', keys)
  }
}

export function troubleSender(sendMail: SendMail, troubles: Troubles, inboxUrl: string | null): SendMessage {
  return async (key) => {
    const trouble = (await troubles()).find((each) => each.key === key)
    if (!trouble) throw new NothingToSend()
    const { words, details } = trouble
    return sendMail({
      id: `site-${key}`,
      subject: 'The site: something is not as you published it',
      text: [
        words,
        '',
        inboxUrl ? `What to do about it: ${inboxUrl}/admin/site` : 'What to do about it is on the Site page of the inbox.',
        ...(details.length > 0 ? ['', 'For whoever looks after the server:', ...details] : []),
        '',
      ].join('\n'),
    })
  }
}
