export const otherDiscipline = 'others'

export type SampleRequestPayload = { email: string; subject: string; queries: string }

/** What the footer form sends. The text typed for `others` is not part of it. */
export function toSampleRequestPayload(
  values: { email: string; discipline: string },
  words: { subject: string; queriesPrefix: string },
): SampleRequestPayload {
  return { email: values.email.trim(), subject: words.subject, queries: `${words.queriesPrefix}${values.discipline}` }
}
