import type { Core } from '@strapi/strapi'
import { LEAD } from '../leads/contentTypes.ts'
import { type LeadField, leadFields } from '../leads/leadFields.ts'
import { arrangeType } from './arrangeView.ts'

// What tells who and what comes first: on a laptop the last columns are beyond the edge.
const columns = ['createdAt', 'leadStatus', 'fullName', 'email', 'phone', 'queries', 'owner', 'followUpOn', 'pagePath', 'discipline']

// The message comes before the status: on a phone it is what is read first.
const cells = [
  { name: 'queries', size: 12 },
  { name: 'leadStatus', size: 6 },
  { name: 'owner', size: 6 },
  { name: 'followUpOn', size: 6 },
  { name: 'followUpNote', size: 6 },
  { name: 'notes', size: 12 },
  { name: 'fullName', size: 6 },
  { name: 'email', size: 6 },
  { name: 'phone', size: 6 },
  { name: 'discipline', size: 6 },
  { name: 'subject', size: 12 },
  { name: 'pagePath', size: 6 },
  { name: 'form', size: 6 },
  { name: 'utmSource', size: 4 },
  { name: 'utmMedium', size: 4 },
  { name: 'utmCampaign', size: 4 },
]

export function arrangeLeadView(strapi: Core.Strapi): Promise<void> {
  return arrangeType(strapi, LEAD, {
    fields: [{ name: 'createdAt', label: 'Received' }, ...leadFields.map(toField)],
    cells,
    columns,
    settings: { pageSize: 50, mainField: 'fullName', defaultSortBy: 'createdAt', defaultSortOrder: 'DESC' },
  })
}

/** What the inbox sets itself is shown, and is not for typing. */
function toField({ name, label, hint, setBy }: LeadField) {
  return { name, label, help: hint, isLocked: setBy === 'inbox' || setBy === 'request' }
}
