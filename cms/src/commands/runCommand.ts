import path from 'node:path'
import dotenv from 'dotenv'
import { UserError } from '../settings/settings.ts'

/** The folder of cms/, three levels above this file once it is compiled to src/commands/ of dist or another such folder. */
export const APP_DIR = path.resolve(__dirname, '..', '..', '..')

/** Reads the .env file and runs a command: mistakes of the operator are one line, all other errors keep their stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  process.env['ENV_PATH'] ||= path.join(APP_DIR, '.env')
  dotenv.config({ path: process.env['ENV_PATH'], quiet: true })
  try {
    await command()
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error)
    process.exit(1)
  }
}

/** npm runs commands in the folder of their package.json; a file is meant from where the command was typed. */
export function fromWhereTyped(file: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '.', file)
}
