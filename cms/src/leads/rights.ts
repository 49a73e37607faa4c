/** What a role may do with leads. The first two name the fields they are for. */
export const READ_LEADS = 'api::leads.read'
export const UPDATE_LEADS = 'api::leads.update'
export const ADD_LEADS = 'api::leads.add'
export const EXPORT_LEADS = 'api::leads.export'
