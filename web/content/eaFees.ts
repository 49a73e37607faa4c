import { until } from './until.ts'

/** Fees of Engineers Australia for 2026–27, AUD with GST: the source `ea-fees`. The guide on time and fees prints all of them. */
const fees = {
  cdr: { service: 'CDR assessment', aud: 1034 },
  cdrWithEmployment: { service: 'CDR with relevant skilled employment', aud: 1512.5 },
  accord: { service: 'Accord qualification', aud: 555.5 },
  accordWithEmployment: { service: 'Accord qualification with relevant skilled employment', aud: 1034 },
  australian: { service: 'Australian accredited qualification', aud: 346.5 },
  australianWithEmployment: { service: 'Australian accredited qualification with relevant skilled employment', aud: 825 },
  fastTrack: { service: 'Fast track, on top', aud: 396 },
  employment: { service: 'Employment assessment, asked for separately', aud: 533.5 },
  review: { service: 'Review of an outcome', aud: 368.5 },
  appeal: { service: 'Appeal', aud: 704 },
  letter: { service: 'Updated letter', aud: 181.5 },
} as const

export type EaFee = keyof typeof fees

/** The fees a page asks for, in its order; none after their last day. */
export function eaFees(names: readonly EaFee[], today?: string): { service: string; amount: string; aud: number }[] {
  return until('2027-06-30', fees, today).flatMap((current) =>
    names.map((name) => ({ ...current[name], amount: withCents(current[name].aud) })),
  )
}

/** The table of the article, in Markdown. */
export function eaFeeTable(): string {
  const rows = Object.values(fees).map(({ service, aud }) => `| ${service} | ${withCents(aud)} |`)
  return ['| Service | AUD with GST |', '|---|---|', ...rows].join('\n')
}

/** “1,034.00” */
function withCents(aud: number): string {
  return aud.toLocaleString('en-AU', { minimumFractionDigits: 2 })
}

/** How long an application waits for an assessor; nothing after its last day. */
export function eaTimes(today?: string): string[] {
  return until(
    '2027-06-30',
    'Standard applications generally take 15 weeks to be assigned to an assessor, by a copy of the page of 22 September 2026. That is not the time to an outcome. With fast track it can be within 20 business days.',
    today,
  )
}
