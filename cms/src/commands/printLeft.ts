import type { Correction } from '../privacy/corrections.ts'
import type { LeftLead, NamedLead } from '../privacy/erasePerson.ts'

const whyLeft: Record<LeftLead['why'], string> = {
  'other address': 'they have the same phone and an address that you did not name',
  merged: 'they were merged into a lead above and may be someone else’s',
  'no country': 'one of the two phone numbers has no country, so they may be the same or not',
}

/** `done`: what became of these leads, such as “Kept”. */
export function printLeft(left: readonly LeftLead[], done: string): void {
  for (const [why, words] of Object.entries(whyLeft)) {
    const these = left.filter((lead) => lead.why === why)
    if (these.length === 0) continue
    console.log(`${done}, because ${words}: ${these.length}.`)
    printNamed(these)
  }
}

export function printNamed(leads: readonly NamedLead[]): void {
  for (const { id, day, name, words } of leads) console.log(`  ${id}  ${day}  ${name}: ${words}`)
}

export function printCorrections(corrections: readonly Correction[]): void {
  if (corrections.length > 0) console.log(`Entries of other leads' history, from before a correction: ${corrections.length}`)
}
