import type { SentField } from '../contract/fieldLimits.ts'

/** One field of a lead as the team meets it: in the list, the export, the history, mails and the webhook. */
export type LeadField = {
  name: string
  column: string
  label: string
  hint?: string
  /**
   * The visitor's and the request's go into the insert and the webhook, the team's are for the Sales role to change.
   * The visitor's alone make the fingerprint: the same words from another page are still a repeat.
   */
  setBy: 'visitor' | 'request' | 'team' | 'inbox'
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
  { name: 'form', column: 'form', label: 'Form', setBy: 'request' },
  { name: 'pagePath', column: 'page_path', label: 'Page', setBy: 'request', inMail: 'line' },
  { name: 'utmSource', column: 'utm_source', label: 'Campaign source', setBy: 'request', inMail: 'line' },
  { name: 'utmMedium', column: 'utm_medium', label: 'Campaign medium', setBy: 'request', inMail: 'line' },
  { name: 'utmCampaign', column: 'utm_campaign', label: 'Campaign', setBy: 'request', inMail: 'line' },
  { name: 'firstPage', column: 'first_page', label: 'First page of the visit', setBy: 'request' },
  { name: 'firstCampaign', column: 'first_campaign', label: 'Campaign of the first page', setBy: 'request' },
  { name: 'leadStatus', column: 'lead_status', label: 'Status', setBy: 'team' },
  { name: 'owner', column: 'owner', label: 'Owner', hint: 'Who answers this lead', setBy: 'team' },
  { name: 'notes', column: 'notes', label: 'Notes', hint: 'For the team only', setBy: 'team' },
  { name: 'followUpOn', column: 'follow_up_on', label: 'Follow up on', hint: 'The day to write again', setBy: 'team' },
  { name: 'followUpNote', column: 'follow_up_note', label: 'Follow up about', setBy: 'team' },
  { name: 'firstAnswerAt', column: 'first_answer_at', label: 'First answered', setBy: 'inbox' },
  { name: 'firstAnswerBy', column: 'first_answer_by', label: 'First answered by', setBy: 'inbox' },
  { name: 'spamReason', column: 'spam_reason', label: 'Suspected because', setBy: 'inbox' },
] as const satisfies readonly LeadField[]

export const visitorFields = leadFields.filter((field) => field.setBy === 'visitor')

/** What came in: the visitor's words, and where they were sent from. */
export const receivedFields = leadFields.filter((field) => field.setBy === 'visitor' || field.setBy === 'request')

type Missing = Exclude<SentField, (typeof leadFields)[number]['name']>
/** An error here names the field of a form that the team would not see. */
export const everySentFieldIsShown: [Missing] extends [never] ? true : `Add a row for ${Missing}` = true

type ReceivedField = (typeof receivedFields)[number]

/** What came in, as a row of form_datas has it. */
export type ReceivedColumns = { [Field in ReceivedField as Field['column']]: string | null }
