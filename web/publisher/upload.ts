import { execFile } from 'node:child_process'
import type { Failure } from './problem.ts'

const LONGEST_MS = 15 * 60_000

/** Runs the command, with the folder of the finished pages as `$1`. Resolves to the failure, or to null when the host has them. */
export function upload(command: string, folder: string, signal: AbortSignal): Promise<Failure | null> {
  return new Promise((resolve) => {
    const options = { timeout: LONGEST_MS, killSignal: 'SIGKILL' as const, signal, maxBuffer: 10_000_000 }
    execFile('sh', ['-c', command, 'upload', folder], options, (error, stdout, stderr) => {
      if (!error) return resolve(null)
      const lines = `${stdout}\n${stderr}\n${error.killed ? 'It was stopped.' : `It ended with ${error.code}.`}`.trim().split('\n')
      resolve({ sentence: 'The site is built, but could not be uploaded to its host.', details: lines.slice(-30), ofMachine: true })
    })
  })
}
