import { expect, test } from 'vitest'
import { startInbox } from './support/inbox.ts'
import { signIn } from './support/team.ts'

/** Runs inside the inbox before it starts: each SIGUSR2 is a promise that nothing awaits. */
const REJECTING = `data:text/javascript,process.on('SIGUSR2',()=>{Promise.reject(new%20Error('left%20alone'))})`

test('a rejection that nothing awaits is logged with its stack, counted for the team, and ends nothing', async () => {
  const inbox = await startInbox(undefined, { NODE_OPTIONS: `--import "${REJECTING}"` })
  try {
    const owner = await signIn(inbox)
    const detail = async () => (await owner.get('/healthz/detail')).json()
    expect(await detail()).toEqual({ ready: true, unawaitedRejections: { count: 0, lastAt: null } })

    inbox.signal('SIGUSR2')
    await inbox.logged(/nothing awaited \(1 since the start\): Error: left alone\s+at process\.<anonymous>/)
    expect(await detail()).toEqual({ ready: true, unawaitedRejections: { count: 1, lastAt: expect.stringMatching(/^\d{4}-/) } })

    expect((await fetch(`${inbox.url}/healthz/detail`)).status).toBe(401)
    expect(await (await fetch(`${inbox.url}/healthz`)).json()).toEqual({ ready: true })
  } finally {
    await inbox.stop()
  }
})
