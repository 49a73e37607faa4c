import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fullSnapshot } from '../publisher/support/snapshot.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const WEB = join(ROOT, 'web')
const SETTINGS = 'SITE_URL=https://skills.test\nCMS_URL=\nSITE_TEXT_LICENCE=CC-BY-4.0\n'

/** What only a server has. The packages are this checkout's; what follows the checks is tried by npm run rehearse. */
const STAND_INS = {
  runuser: 'shift 3; exec "$@"',
  install: 'for last; do :; done; while [ $# -gt 2 ]; do shift; done; exec cp "$1" "$last"',
  npm: `case "$1 $2" in
"ci "*) mkdir node_modules; [ "$(basename "$PWD")" = cms ] || ln -s ${WEB}/node_modules/* ${WEB}/node_modules/.bin node_modules ;;
"run build") [ "$(basename "$PWD")" = cms ] || { echo The pages are built; exit 9; } ;;
"run --silent") PATH=\${PATH#*:}; exec npm "$@" ;;
esac`,
}

type Given = { published?: object; settings?: string; sources?: (text: string) => string }

/** Runs deploy/release.sh with this checkout as its commit, up to the build of the pages. */
async function release({ published, settings = SETTINGS, sources }: Given) {
  const root = mkdtempSync(join(tmpdir(), 'release-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const [home, etc, wanted, bin, origin] = ['home', 'etc', 'wanted', 'bin', 'origin'].map((name) => join(root, name)) as Folders
  for (const folder of [join(home, 'releases'), etc, wanted, bin, origin]) mkdirSync(folder, { recursive: true })
  for (const [name, body] of Object.entries(STAND_INS)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${body}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  commitCheckout(origin, sources)
  git(root, 'clone', '--quiet', origin, join(home, 'source'))
  writeFileSync(join(etc, 'site.env'), settings)
  writeFileSync(join(etc, 'inbox.env'), 'CMS_PORT=1337\n')
  writeFileSync(join(etc, 'publisher.env'), '')
  if (published) writeFileSync(join(wanted, 'live.json'), JSON.stringify(published))
  const script = readFileSync(join(ROOT, 'deploy', 'release.sh'), 'utf8')
    .replaceAll('/opt/site', home)
    .replaceAll('/etc/site', etc)
    .replaceAll('/var/lib/publish/wanted', wanted)
  writeFileSync(join(root, 'release.sh'), script)
  // The switch of an earlier script, which let both through.
  const env = { ...process.env, NODE_ENV: undefined, PATH: `${bin}:${process.env.PATH}`, PLACEHOLDERS: 'allowed' }
  return new Promise<{ code: unknown; output: string }>((resolve) =>
    execFile('sh', [join(root, 'release.sh')], { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    ),
  )
}

type Folders = [home: string, etc: string, wanted: string, bin: string, origin: string]

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@skills.test', '-C', folder, ...args], { encoding: 'utf8' })

function commitCheckout(origin: string, sources?: (text: string) => string): void {
  const files = git(ROOT, 'ls-files', '-z', 'web', 'cms/config', 'cms/src/contract', 'cms/src/ownersContent', 'deploy')
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(origin, file)), { recursive: true })
    cpSync(join(ROOT, file), join(origin, file))
  }
  const path = join(origin, 'web', 'content', 'sources.ts')
  if (sources) writeFileSync(path, sources(readFileSync(path, 'utf8')))
  git(origin, 'init', '--quiet')
  git(origin, 'add', '--all')
  git(origin, 'commit', '--quiet', '--message', 'This checkout')
}

const withEmail = (email: string) => {
  const { details, ...rest } = fullSnapshot(1)
  return { ...rest, details: details && { ...details, email } }
}
const unaccepted = (text: string) =>
  text.replace(
    '  naati: {',
    `  'new-rule': { publisher: 'A body', title: 'A rule', url: 'https://body.test/rule', read: 'copy', checked: '2026-11-21' },\n  naati: {`,
  )

test('with the owner’s details published and every source accepted, a release goes on to the build', async () => {
  const { output } = await release({ published: fullSnapshot(1) })
  // It is listed, and stops no release: the words to tick come with it.
  expect(output).toMatch(/^ *A client who cancels before the work starts gets all the money back\./m)
  expect(output).toContain('The pages are built')
})

test('a placeholder that a visitor would see is refused, and no switch lets it through', async () => {
  const { code, output } = await release({ published: withEmail('info@example.com') })
  expect(output).toMatch(/^email .*Now: info@example\.com$/m)
  expect(output).toContain('Not released: a visitor would see a placeholder')
  expect(output).not.toContain('The pages are built')
  expect(code).toBe(1)
})

test('a source that nobody has opened or accepted is refused by its name', async () => {
  const { code, output } = await release({ sources: unaccepted })
  expect(output).toMatch(/new-rule +https:\/\/body\.test\/rule/)
  expect(output).toContain('Not released: a source is not accepted')
  expect(output).not.toContain('The pages are built')
  expect(code).toBe(1)
})

test('before anything is published the settings are checked, and the inbox can start', async () => {
  expect((await release({})).output).toContain('The pages are built')
  const { output } = await release({ settings: SETTINGS.replace('https://skills.test', 'http://localhost:3000') })
  expect(output).toMatch(/^SITE_URL .*localhost/m)
  expect(output).not.toContain('The pages are built')
})
