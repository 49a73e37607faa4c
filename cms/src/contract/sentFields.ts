type Field = {
  /** As the team reads it: what a visitor reads is in the site's content. */
  label: string
  /** `details`: who they are, which the team may correct. `message`: what they wrote, which stays as it came. `page`: what their page adds. */
  kind: 'details' | 'message' | 'page'
  /** In characters. */
  min?: number
  max: number
}

/**
 * What a form may send, in the order of an export. From a row come the column, the parsing, the open lead, the dialogs, search,
 * export, history, mail and webhook of the inbox, and the field of the enquiry form, whose words are in `web/content/forms.ts`.
 */
export const sentFields = {
  fullName: { label: 'Name', kind: 'details', min: 2, max: 200 },
  email: { label: 'Email', kind: 'details', max: 254 },
  phone: { label: 'Phone', kind: 'details', max: 32 },
  subject: { label: 'Subject', kind: 'page', max: 5000 },
  queries: { label: 'Message', kind: 'message', max: 5000 },
} as const satisfies Record<string, Field>

export type SentField = keyof typeof sentFields
export const sentNames = Object.keys(sentFields) as SentField[]

type Details = { [Name in SentField]: (typeof sentFields)[Name]['kind'] extends 'details' ? Name : never }[SentField]
export const detailNames = sentNames.filter((name): name is Details => sentFields[name].kind === 'details')

/** Of these nothing is asked but that they fit: they are optional, and every enquiry form shows them. */
export type PlainDetail = Exclude<Details, 'fullName' | 'email' | 'phone'>
export const plainDetails: readonly SentField[] = detailNames.filter((name) => !['fullName', 'email', 'phone'].includes(name))

/** The largest body: 5,000 characters of a script of three bytes each, sent as subject and as text, still fit it. */
export const BODY_BYTES = 32768
