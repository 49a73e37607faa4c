import type { Core } from '@strapi/strapi'
import { RECEIPT, REPLY_TEMPLATE } from '../leads/contentTypes.ts'

type Field = { name: string; label: string; size: number; hint?: string }

const template: Field[][] = [
  [
    { name: 'name', label: 'Name', size: 6, hint: 'For the team only' },
    { name: 'channel', label: 'Channel', size: 6 },
  ],
  [{ name: 'subject', label: 'Subject', size: 12, hint: 'Of the mail' }],
  [
    {
      name: 'text',
      label: 'Text',
      size: 12,
      hint: 'Write {name|there} for the name, and "there" for a lead without one. Without such words the sentence is left out. Also: {discipline}, {page}, {service}.',
    },
  ],
]

const receipt: Field[][] = [
  [{ name: 'isOn', label: 'Send it', size: 12, hint: 'Five minutes after a visitor has sent a form; at most once a week to one person' }],
  [{ name: 'subject', label: 'Subject', size: 12 }],
  [
    {
      name: 'text',
      label: 'Text',
      size: 12,
      hint: 'Say who you are and when you answer. Everyone gets these words, also people whose address a stranger entered.',
    },
  ],
]

/** At each start, so that every database shows them alike. */
export async function arrangeOtherViews(strapi: Core.Strapi): Promise<void> {
  await arrange(strapi, REPLY_TEMPLATE, template, ['name', 'channel', 'subject'])
  await arrange(strapi, RECEIPT, receipt, [])
}

async function arrange(strapi: Core.Strapi, type: string, rows: Field[][], list: string[]): Promise<void> {
  const contentTypes = strapi.plugin('content-manager').service('content-types')
  const contentType = contentTypes.findContentType(type)
  const { uid: _uid, ...configuration } = await contentTypes.findConfiguration(contentType)
  for (const { name, label, hint = '' } of rows.flat()) {
    const metadata = configuration.metadatas[name]
    metadata.edit = { ...metadata.edit, label, description: hint }
    metadata.list = { ...metadata.list, label }
  }
  await contentTypes.updateConfiguration(contentType, {
    ...configuration,
    layouts: {
      list: list.length > 0 ? list : configuration.layouts.list,
      edit: rows.map((row) => row.map(({ name, size }) => ({ name, size }))),
    },
  })
}
