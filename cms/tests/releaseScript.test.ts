import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { CMS_DIR, makeFolder } from './support/inbox.ts'
import { until } from './support/until.ts'

const SCRIPT = path.join(CMS_DIR, '..', 'deploy', 'release.sh')
const LOCK = '/run/lock/site-release.lock'
const canRun = existsSync('/run/lock') && spawnSync('flock', ['--version']).status === 0

test('a switch of which a step fails is no success', () => {
  const switching = /^switch_to\(\) \{.*?^\}/ms.exec(readFileSync(SCRIPT, 'utf8'))?.[0] ?? ''
  // The release has no units to copy: its very first step fails.
  const script = `set -eu; home=${makeFolder()}; health=http://127.0.0.1:9
${switching}
if ! switch_to "$home/no-release"; then echo failed; exit 1; fi
echo Serving`
  const { status, stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8', env: { PATH: '/usr/bin:/bin' } })
  expect([status, stdout]).toEqual([1, 'failed\n'])
})

test.skipIf(!canRun)('a second run at the same time does nothing, and says why', async () => {
  const first = spawn('flock', [LOCK, 'sh', '-c', 'echo held; exec sleep 60'], { detached: true })
  onTestFinished(() => void process.kill(-(first.pid ?? 0)))
  let said = ''
  first.stdout.on('data', (chunk) => {
    said += chunk
  })
  await until('the first run has begun', () => said.includes('held'))
  const { status, stderr } = spawnSync('sh', [SCRIPT], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, 'Not released: another run of release.sh is not through yet.\n'])
})
