/** The numbers of contract/limits.json; a test keeps the two equal. Characters, body in bytes. */
export const fieldLimits = {
  bodyBytes: 32768,
  fullName: { min: 2, max: 200 },
  email: { max: 254 },
  phone: { max: 32 },
  subject: { max: 5000 },
  queries: { max: 5000 },
} as const
