import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltPage } from '../builtSite.ts'
import { finish, WORK_DIR } from '../folders.ts'
import { NEXT_VERSION, writeProject } from './project.ts'

/** The same pages as a static export of Next.js, made from the built site and kept outside the repository. */
export async function makeNext(pages: readonly BuiltPage[], clientDir: string): Promise<string> {
  const project = join(WORK_DIR, 'next-project')
  mkdirSync(project, { recursive: true })
  writeProject(project, pages, clientDir)
  if (!existsSync(join(project, 'node_modules', 'next'))) npm(project, ['install', '--no-audit', '--no-fund'])
  rmSync(join(project, 'out'), { recursive: true, force: true })
  npm(project, ['exec', '--', 'next', 'build'])
  const outDir = join(WORK_DIR, 'next')
  rmSync(outDir, { recursive: true, force: true })
  cpSync(join(project, 'out'), join(outDir, 'client'), { recursive: true })
  await finish(outDir, '/_next/static/*')
  return outDir
}

export function npm(cwd: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  })
  if (status !== 0)
    throw new Error(`npm ${args.join(' ')} failed in ${cwd} (Next ${NEXT_VERSION})\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`)
  return stdout
}
