export const READ_LEADS = 'api::leads.read'
export const CHANGE_LEADS = 'api::leads.change'
export const ADD_LEADS = 'api::leads.add'
export const EXPORT_LEADS = 'api::leads.export'

export const REPLY_TEMPLATE = 'api::reply-template.reply-template'
export const RECEIPT = 'api::receipt.receipt'
