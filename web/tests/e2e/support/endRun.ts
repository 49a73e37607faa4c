import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { RUN_DIR } from './addresses.ts'

/** Keeps the servers' logs beside the traces of failed tests; removes the databases. */
export function endRun({ projects }: FullConfig): void {
  const results = projects[0]?.outputDir
  if (results === undefined) return
  mkdirSync(results, { recursive: true })
  for (const file of readdirSync(RUN_DIR, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.log'))) {
    copyFileSync(join(RUN_DIR, file), join(results, file.replaceAll(/[\\/]/g, '-')))
  }
  rmSync(RUN_DIR, { recursive: true, force: true, maxRetries: 5 })
}
