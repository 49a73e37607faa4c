import type { Knex } from 'knex'
import { isSoundAddress } from '../leads/contactLinks.ts'
import { MailboxRefused, type SendMessage, Withdrawn } from './outbox.ts'
import type { SendMail } from './smtp.ts'

type Answer = { subject: string | null; text: string | null; changed_by: string; reply_to: string | null }

/** What someone of the team wrote to a visitor, by the answer's place in the history of the lead. */
export function answerSender(knex: Knex, sendMail: SendMail): SendMessage {
  return async (key) => {
    const [documentId = '', revision = ''] = key.split('.')
    const lead: { email: string | null } | undefined = await knex('form_datas').where({ document_id: documentId }).first('email')
    const answer: Answer | undefined = await knex('lead_changes')
      .where({ lead_document_id: documentId, lead_revision: Number(revision), field: 'answer' })
      .first('subject', 'text', 'changed_by', 'reply_to')
    if (!lead || !answer) throw new Withdrawn()
    if (!lead.email || !isSoundAddress(lead.email)) throw new MailboxRefused('The lead has no address that can be written to.')
    return sendMail({
      id: `answer-${key}`,
      subject: answer.subject || 'Your enquiry',
      text: answer.text ?? '',
      toVisitor: lead.email,
      ...(answer.reply_to ? { fromPerson: { name: answer.changed_by, address: answer.reply_to } } : {}),
    })
  }
}
