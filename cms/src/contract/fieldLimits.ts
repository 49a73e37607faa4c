/** What a form may send, and how long each field may be, in characters. */
export const fieldLimits = {
  fullName: { min: 2, max: 200 },
  email: { max: 254 },
  phone: { max: 32 },
  subject: { max: 5000 },
  queries: { max: 5000 },
} as const

/** A field that is added here is missing, by type, where it is checked, sent, shown to the team and named in the privacy clause. */
export type SentField = keyof typeof fieldLimits
export const sentFields = Object.keys(fieldLimits) as SentField[]

/** The largest body: 5,000 characters of a script of three bytes each, sent as subject and as text, still fit it. */
export const BODY_BYTES = 32768
