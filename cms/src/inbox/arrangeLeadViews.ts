import type { Core } from '@strapi/strapi'

const LEAD = 'api::form-data.form-data'

const labels: Record<string, string> = {
  createdAt: 'Received',
  fullName: 'Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  queries: 'Message',
}

const listColumns = ['createdAt', 'fullName', 'email', 'phone', 'subject', 'queries']

const editRows = [
  [
    { name: 'fullName', size: 6 },
    { name: 'email', size: 6 },
  ],
  [{ name: 'phone', size: 6 }],
  [{ name: 'subject', size: 12 }],
  [{ name: 'queries', size: 12 }],
]

/** At each start, so that every database shows the leads alike. */
export async function arrangeLeadViews(strapi: Core.Strapi): Promise<void> {
  const contentTypes = strapi.plugin('content-manager').service('content-types')
  const lead = contentTypes.findContentType(LEAD)
  const { uid: _uid, ...configuration } = await contentTypes.findConfiguration(lead)

  for (const [name, label] of Object.entries(labels)) {
    const metadata = configuration.metadatas[name]
    metadata.edit = { ...metadata.edit, label }
    metadata.list = { ...metadata.list, label, sortable: true }
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
