import type { Knex } from 'knex'
import type { StorageRoom } from '../operation/storageRoom.ts'
import { sydneyClock } from '../time/sydneyTime.ts'
import type { Task } from './outbox.ts'
import type { Mail } from './smtp.ts'

const ENDING = '-no-room'

/**
 * Plans a mail when leads begin to be refused. Its row stands among those of the digests, whose day is unique:
 * of all instances one sends it, and one a day however often room comes and goes.
 */
export function makeNoRoomPlanner(knex: Knex, room: StorageRoom): (now?: Date) => Promise<void> {
  let isPlanned = false
  return async (now = new Date()) => {
    const problem = await room()
    if (problem && !isPlanned) {
      await knex('digests')
        .insert({ day: `${sydneyClock(now).day}${ENDING}` })
        .onConflict('day')
        .ignore()
    }
    isPlanned = problem !== null
  }
}

export function isNoRoomTask(task: Task): boolean {
  return String(task['day']).endsWith(ENDING)
}

/** There may be room again by the time the mail server takes it. */
export function noRoomMail(task: Task, problem: string | null, inboxUrl: string | null): Mail {
  return {
    id: `notice-${String(task['day'])}`,
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
