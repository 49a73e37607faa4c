import { ownerDetails, placeholders } from './placeholders.ts'
import { say } from './say.ts'

/** Exit code 1 while a detail of the owner is still made up or missing. */
export function run(): number {
  const missing = placeholders(process.env)
  for (const { variable, detail, now } of missing) say(`${variable.padEnd(22)} ${detail}. Now: ${now}`)
  const all = Object.keys(ownerDetails).length
  if (missing.length === 0) say(`All ${all} details of the owner are set.`)
  else say(`\n${missing.length} of ${all} details are still placeholders. Set these variables where the site is built, and build it again.`)
  return missing.length === 0 ? 0 : 1
}
