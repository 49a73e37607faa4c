export const LEAD = 'api::form-data.form-data'
export const LEAD_CHANGE = 'api::lead-change.lead-change'
export const REPLY_TEMPLATE = 'api::reply-template.reply-template'
export const RECEIPT = 'api::receipt.receipt'
