import type { Knex } from 'knex'
import { MESSAGES, planMessages } from './messageTable.ts'
import { NothingToSend, type SendMessage } from './outbox.ts'
import type { SendMail } from './smtp.ts'

/** What went wrong with the site and is not dealt with, each by a name of its own. */
export type Troubles = () => Promise<readonly { key: string; words: string; details: readonly string[] }[]>

/** One mail for each. One that is over and comes again is told again. */
export function makeTroublePlanner(knex: Knex, troubles: Troubles): () => Promise<void> {
  return async () => {
    const keys = (await troubles()).map(({ key }) => key)
    await knex(MESSAGES).where({ kind: 'site-trouble' }).whereIn('state', ['sent', 'failed']).whereNotIn('key', keys).delete()
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
