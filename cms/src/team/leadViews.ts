import type { Core } from '@strapi/strapi'
import { LEAD } from '../leads/contentTypes.ts'
import { type LeadField, leadFields } from '../leads/leadFields.ts'

const shown: readonly Pick<LeadField, 'name' | 'label' | 'hint'>[] = [{ name: 'createdAt', label: 'Received' }, ...leadFields]

// What tells who and what comes first: on a laptop the last columns are beyond the edge.
const listColumns = [
  'createdAt',
  'leadStatus',
  'fullName',
  'email',
  'phone',
  'queries',
  'owner',
  'followUpOn',
  'pagePath',
  'discipline',
  'noticeState',
]

// The message comes before the status: on a phone it is what is read first.
const editRows = [
  [{ name: 'queries', size: 12 }],
  [
    { name: 'leadStatus', size: 6 },
    { name: 'owner', size: 6 },
  ],
  [
    { name: 'followUpOn', size: 6 },
    { name: 'followUpNote', size: 6 },
  ],
  [{ name: 'notes', size: 12 }],
  [
    { name: 'fullName', size: 6 },
    { name: 'email', size: 6 },
  ],
  [
    { name: 'phone', size: 6 },
    { name: 'discipline', size: 6 },
  ],
  [{ name: 'subject', size: 12 }],
  [
    { name: 'pagePath', size: 6 },
    { name: 'form', size: 6 },
  ],
  [
    { name: 'utmSource', size: 4 },
    { name: 'utmMedium', size: 4 },
    { name: 'utmCampaign', size: 4 },
  ],
]

/** At each start, so that every database shows the leads alike. */
export async function arrangeLeadViews(strapi: Core.Strapi): Promise<void> {
  const contentTypes = strapi.plugin('content-manager').service('content-types')
  const lead = contentTypes.findContentType(LEAD)
  const { uid: _uid, ...configuration } = await contentTypes.findConfiguration(lead)

  for (const { name, label, hint } of shown) {
    const metadata = configuration.metadatas[name]
    metadata.edit = { ...metadata.edit, label, description: hint ?? '' }
    metadata.list = { ...metadata.list, label, sortable: true, searchable: true }
  }

  // What the inbox sets itself is shown, and is not for typing.
  for (const { name } of leadFields.filter(({ setBy }) => setBy === 'inbox' || setBy === 'request')) {
    configuration.metadatas[name].edit = { ...configuration.metadatas[name].edit, editable: false }
  }

  await contentTypes.updateConfiguration(lead, {
    ...configuration,
    settings: {
      ...configuration.settings,
      pageSize: 50,
      mainField: 'fullName',
      defaultSortBy: 'createdAt',
      defaultSortOrder: 'DESC',
    },
    layouts: { list: listColumns, edit: editRows },
  })
}
