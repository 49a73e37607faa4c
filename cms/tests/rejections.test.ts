import { expect, test } from 'vitest'
import { cleanInbox } from './support/cleanInbox.ts'
import { signIn } from './support/team.ts'

test('a rejection that nothing awaits is logged with its stack, counted for the team, and ends nothing', async () => {
  const inbox = await cleanInbox()
  const owner = await signIn(inbox)
  const detail = async () =>
    (await (await owner.get('/healthz/detail')).json()) as { ready: boolean; unawaitedRejections: { count: number } }
  const { count } = (await detail()).unawaitedRejections

  await inbox.tell({ rejection: 'left alone' })
  await inbox.logged(/nothing awaited \(\d+ since the start\): Error: left alone\s+at process\.<anonymous>/)
  expect(await detail()).toEqual({ ready: true, unawaitedRejections: { count: count + 1, lastAt: expect.stringMatching(/^\d{4}-/) } })

  expect((await fetch(`${inbox.url}/healthz/detail`)).status).toBe(401)
  expect(await (await fetch(`${inbox.url}/healthz`)).json()).toEqual({ ready: true })
})
