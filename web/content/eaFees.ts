import { until } from './until.ts'

/** Fees of Engineers Australia for 2026–27, AUD with GST: the source `ea-fees`. The article on time and fees prints all of them. */
const fees = {
  cdr: { service: 'CDR assessment', amount: '1,034.00' },
  cdrWithEmployment: { service: 'CDR with relevant skilled employment', amount: '1,512.50' },
  accord: { service: 'Accord qualification', amount: '555.50' },
  accordWithEmployment: { service: 'Accord qualification with relevant skilled employment', amount: '1,034.00' },
  australian: { service: 'Australian accredited qualification', amount: '346.50' },
  australianWithEmployment: { service: 'Australian accredited qualification with relevant skilled employment', amount: '825.00' },
  fastTrack: { service: 'Fast track, on top', amount: '396.00' },
  employment: { service: 'Employment assessment, asked for separately', amount: '533.50' },
  review: { service: 'Review of an outcome', amount: '368.50' },
  appeal: { service: 'Appeal', amount: '704.00' },
  letter: { service: 'Updated letter', amount: '181.50' },
} as const

export type EaFee = keyof typeof fees

/** The fees a page asks for, in its order; none after their last day. */
export function eaFees(names: readonly EaFee[], today?: string): { service: string; amount: string }[] {
  return names.flatMap((name) => until('2027-06-30', fees[name], today))
}

/** The table of the article, in Markdown. */
export function eaFeeTable(): string {
  const rows = Object.values(fees).map(({ service, amount }) => `| ${service} | ${amount} |`)
  return ['| Service | AUD with GST |', '|---|---|', ...rows].join('\n')
}

/** How long an application waits for an assessor; nothing after its last day. */
export function eaTimes(today?: string): string[] {
  return until(
    '2027-06-30',
    'Standard applications generally take 15 weeks to be assigned to an assessor, by a copy of the page of 22 September 2026. That is not the time to an outcome. With fast track it is 20 business days.',
    today,
  )
}
