export const LEAD = 'api::form-data.form-data'
export const LEAD_CHANGE = 'api::lead-change.lead-change'
export const DIGEST = 'api::digest.digest'

/** What the Sales role may change; all else is what the visitor sent, or the inbox wrote. */
export const salesFields = ['leadStatus', 'owner', 'notes']

/** Shown to the whole team, in the order of the columns of an export. */
export const shownFields = [
  'fullName',
  'email',
  'phone',
  'subject',
  'discipline',
  'queries',
  'leadStatus',
  'owner',
  'notes',
  'noticeState',
  'spamReason',
]
