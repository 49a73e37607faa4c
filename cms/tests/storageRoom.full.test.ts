import { expect, test } from 'vitest'
import { sydneyClock } from '../src/time/sydneyTime.ts'
import { atNoonInSydney, inboxNow } from './support/clock.ts'
import { onPostgres } from './support/database.ts'
import { forThisTest } from './support/forThisTest.ts'
import { contract, startInbox } from './support/inbox.ts'
import { mailSettings, startMailServer } from './support/mailServer.ts'
import { signIn } from './support/team.ts'
import { until } from './support/until.ts'

const NO_ROOM = { DISK_RESERVE_MB: '1000000000', DATABASE_MAX_MB: '1' }
const REFUSED = /New leads are refused/

test.runIf(onPostgres)(
  'without room leads are refused before they are stored, the start page says why, and the team gets one mail from however many instances',
  async () => {
    const server = await forThisTest(startMailServer())
    const variables = { ...mailSettings(server.port), ...atNoonInSydney, ...NO_ROOM, INBOX_URL: 'https://inbox.example.com' }
    const first = await forThisTest(startInbox(undefined, variables))
    const second = await forThisTest(startInbox(first.folder, variables))
    const owner = await signIn(second)
    const storage = async () => ((await (await owner.get('/leads/summary')).json()) as { storage: string | null }).storage
    // No one waits longer than a second for the first look at the disk: until then leads are taken.
    await until('the room was looked at', async () => (await storage()) !== null)
    expect(await storage()).toMatch(new RegExp(`^New leads are refused: .+ ${onPostgres ? 'DATABASE_MAX_MB' : 'DISK_RESERVE_MB'} .+\\.$`))
    const refused = await second.post(contract('enquiry.json'))
    expect(refused.status).toBe(503)
    expect(refused.headers.get('Retry-After')).toBe('300')
    expect(await refused.json()).toMatchObject({ data: null, error: { status: 503, details: { errors: [{ path: ['request'] }] } } })
    expect(await second.leads()).toEqual([])

    const rows = () => second.sql((knex) => knex('outgoing_messages').whereNot('kind', 'switch').select('kind', 'key', 'state', 'attempts'))
    const sent = () => until('the mail is marked as sent', async () => (await rows()).some(({ state }) => state === 'sent'))
    await sent()
    // What the second has planned it sends as well, once the first has ended.
    await second.logged(REFUSED)
    await first.signal('SIGTERM')
    await second.sql((knex) => knex('outgoing_messages').whereNot('kind', 'switch').update({ state: 'waiting', attempts: 0, next_at: 0 }))
    await sent()
    const { day } = sydneyClock(new Date(inboxNow()))
    expect(await rows()).toEqual([{ kind: 'no-room', key: day, state: 'sent', attempts: 1 }])
    expect(server.mails, 'the second was asked for').toHaveLength(2)
    const [mail] = server.mails
    expect(mail?.to).toEqual(['team@example.com', 'owner@example.com'])
    expect(mail?.headers).toContain('Subject: New leads are refused: the inbox has no room')
    expect(mail?.text).toMatch(/^New leads are refused: .+ (DISK_RESERVE_MB|DATABASE_MAX_MB) /)
    expect(mail?.text).toContain('https://inbox.example.com/admin')
    expect(second.output().match(new RegExp(REFUSED, 'g'))).toHaveLength(1)
  },
)
