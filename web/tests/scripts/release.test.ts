import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const RELEASE = join(import.meta.dirname, '..', '..', '..', 'deploy', 'release.sh')

// What it does is tried by npm run rehearse, which no verdict waits for.
test('a shell can read deploy/release.sh', () => {
  expect(() => execFileSync('sh', ['-n', RELEASE], { stdio: 'pipe' })).not.toThrow()
})
