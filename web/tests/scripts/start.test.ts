import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { makeRepository } from './support/repository.ts'

const READY = 'Ctrl-C ends both.'

test('the first start installs and builds both, serves them, and SIGTERM ends all of it', async () => {
  const repository = await makeRepository()
  const start = repository.run('start')
  await start.says(READY)
  expect(await answers(repository.ports.PORT)).toBe(true)
  expect(await answers(repository.ports.CMS_PORT)).toBe(true)
  start.signal('SIGTERM')
  const { code, output } = await start.ended
  expect(output).toMatch(/Installing the packages of the site[\s\S]*Building the CMS/)
  expect(output).toContain('shown once; kept in cms/.env')
  expect(code).toBe(0)
  expect(await answers(repository.ports.PORT)).toBe(false)
  expect(await answers(repository.ports.CMS_PORT)).toBe(false)

  const again = repository.run('start')
  await again.says(READY)
  again.signal('SIGTERM')
  expect((await again.ended).output).not.toMatch(/Installing|Building|shown once/)
})

test('a taken port is named before anything is installed, with how to choose another', async () => {
  const repository = await makeRepository()
  const other = createServer().listen(Number(repository.ports.PORT))
  await once(other, 'listening')
  const { code, output } = await repository.run('start').ended
  other.close()
  expect(output).toContain(`Port ${repository.ports.PORT} is taken`)
  expect(output).toContain(`PORT=${Number(repository.ports.PORT) + 10}`)
  expect(output).not.toContain('Installing')
  expect(code).toBe(1)
})

test.each(['PORT', 'CMS_PORT'])('%s that is no port is refused in one line', async (variable) => {
  const { code, output } = await (await makeRepository()).run('start', { [variable]: 'three' }).ended
  expect(output.trim()).toBe(`${variable}=three is not a port: choose a number from 1 to 65535`)
  expect(code).toBe(1)
})

test('when one of the two ends, the other ends and the command fails', async () => {
  const repository = await makeRepository()
  repository.write(
    'web/build/serving/serve.mjs',
    "import { createServer } from 'node:http'\ncreateServer((_, response) => { response.end(); setTimeout(() => process.exit(3), 500) }).listen(Number(process.env.PORT))\n",
  )
  const { code, output } = await repository.run('start').ended
  expect(output).toContain('the site ended by itself (exit code 3), so the other was ended too')
  expect(code).toBe(1)
  expect(await answers(repository.ports.CMS_PORT)).toBe(false)
})

function answers(port: string | undefined): Promise<boolean> {
  return fetch(`http://localhost:${port}`).then(
    () => true,
    () => false,
  )
}
