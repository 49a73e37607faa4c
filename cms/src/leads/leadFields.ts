/** One field of a lead as the team meets it: in the list, the export, the history, mails and the webhook. */
export type LeadField = {
  name: string
  column: string
  label: string
  hint?: string
  /** The visitor's go into the insert and the webhook, the team's are for the Sales role to change. */
  setBy: 'visitor' | 'team' | 'inbox'
  /** A mail names a line by its label, and ends with the body. */
  inMail?: 'line' | 'body'
}

/** In the order of an export. A new field starts here; docs/architecture.md lists the other files. */
export const leadFields = [
  { name: 'fullName', column: 'full_name', label: 'Name', setBy: 'visitor', inMail: 'line' },
  { name: 'email', column: 'email', label: 'Email', setBy: 'visitor', inMail: 'line' },
  { name: 'phone', column: 'phone', label: 'Phone', setBy: 'visitor', inMail: 'line' },
  { name: 'subject', column: 'subject', label: 'Subject', setBy: 'visitor', inMail: 'line' },
  { name: 'discipline', column: 'discipline', label: 'Discipline', setBy: 'visitor', inMail: 'line' },
  { name: 'queries', column: 'queries', label: 'Message', setBy: 'visitor', inMail: 'body' },
  { name: 'leadStatus', column: 'lead_status', label: 'Status', setBy: 'team' },
  { name: 'owner', column: 'owner', label: 'Owner', hint: 'Who answers this lead', setBy: 'team' },
  { name: 'notes', column: 'notes', label: 'Notes', hint: 'For the team only', setBy: 'team' },
  { name: 'noticeState', column: 'notice_state', label: 'Notice', setBy: 'inbox' },
  { name: 'spamReason', column: 'spam_reason', label: 'Suspected because', setBy: 'inbox' },
] as const satisfies readonly LeadField[]

export const visitorFields = leadFields.filter((field) => field.setBy === 'visitor')

type VisitorField = (typeof visitorFields)[number]

/** What the visitor sent, as a row of form_datas has it. */
export type VisitorColumns = { [Field in VisitorField as Field['column']]: string | null }
