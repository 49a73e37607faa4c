import type { Knex } from 'knex'
import { planMessages } from '../leads/outgoingMessages.ts'
import type { StorageRoom } from '../operation/storageRoom.ts'
import { sydneyClock } from '../time/sydneyTime.ts'
import type { Mail } from './smtp.ts'

/** Plans a mail when leads begin to be refused: one a day, however often room comes and goes. */
export function makeNoRoomPlanner(knex: Knex, room: StorageRoom): (now?: Date) => Promise<void> {
  let isPlanned = false
  return async (now = new Date()) => {
    const problem = await room()
    if (problem && !isPlanned) await planMessages(knex, 'no-room', [sydneyClock(now).day])
    isPlanned = problem !== null
  }
}

/** There may be room again by the time the mail server takes it. */
export function noRoomMail(day: string, problem: string | null, inboxUrl: string | null): Mail {
  return {
    id: `notice-${day}-no-room`,
    subject: problem ? 'New leads are refused: the inbox has no room' : 'New leads were refused for a while: the inbox had no room',
    text: [
      problem ?? 'There is room again: new leads are taken.',
      '',
      'A lead that is refused is not stored. The form tells its visitor that it was not sent, and keeps the text.',
      ...(inboxUrl ? ['', `The inbox: ${inboxUrl}/admin`] : []),
      '',
    ].join('\n'),
  }
}
