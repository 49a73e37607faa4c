import type { Core } from '@strapi/strapi'
import { RECEIPT, REPLY_TEMPLATE } from '../leads/rights.ts'
import { type Views, viewsOf } from '../operation/strapiInternals.ts'
import { contentTypes, uidOf } from '../ownersContent/contentTypes.ts'
import { entries } from '../ownersContent/strapiSchema.ts'

type Shown = { label: string; size: number; help?: string; isHidden?: true }
type View = { fields: Readonly<Record<string, Shown>>; columns?: readonly string[]; settings?: object }

const template = {
  name: { label: 'Name', size: 12, help: 'For the team only' },
  subject: { label: 'Subject', size: 12, help: 'The subject line of the mail' },
  text: {
    label: 'Text',
    size: 12,
    help: 'Write {name|there} for the name, and "there" for a lead without one. Without such words the sentence is left out. Also: {discipline}, {page}, {service}.',
  },
}

const receipt = {
  isOn: { label: 'Send it', size: 12, help: 'Five minutes after a visitor has sent a form; at most once a week to one person' },
  subject: { label: 'Subject', size: 12 },
  text: {
    label: 'Text',
    size: 12,
    help: 'Say who you are and when you answer. Everyone gets these words, even people whose address someone else entered.',
  },
}

export async function arrangeViews(strapi: Core.Strapi): Promise<void> {
  const arrangeType = (uid: string, view: View) => arrange(viewsOf(strapi, 'type', uid), view)

  for (const type of contentTypes) {
    const { fields, mainField, listFields = [] } = type
    const settings = { pageSize: 50, mainField: mainField ?? 'id', ...(mainField && { defaultSortBy: mainField }) }
    await arrangeType(uidOf(type), { fields, columns: listFields, settings })
  }
  for (const { uid, fields } of entries())
    await arrange(viewsOf(strapi, 'component', uid), { fields, settings: { mainField: Object.keys(fields)[0] ?? 'id' } })
  await arrangeType(REPLY_TEMPLATE, { fields: template, columns: ['name', 'subject'] })
  await arrangeType(RECEIPT, { fields: receipt })
}

async function arrange(views: Views, { fields, columns = [], settings = {} }: View): Promise<void> {
  const { uid, ...configuration } = await views.read()
  for (const [name, { label, help = '' }] of Object.entries(fields)) {
    const metadata = configuration.metadatas[name]
    if (!metadata) throw new Error(`The view of ${uid} names a field that is not there: ${name}`)
    metadata.edit = { ...metadata.edit, label, description: help }
    metadata.list = { ...metadata.list, label }
  }
  await views.write({
    ...configuration,
    settings: { ...configuration.settings, ...settings },
    layouts: { list: columns.length > 0 ? columns : configuration.layouts.list, edit: rowsOf(fields) },
  })
}

function rowsOf(fields: View['fields']): { name: string; size: number }[][] {
  const rows: { name: string; size: number }[][] = []
  let left = 0
  for (const [name, { size, isHidden }] of Object.entries(fields)) {
    if (isHidden) continue
    if (size > left) {
      rows.push([])
      left = 12
    }
    rows.at(-1)?.push({ name, size })
    left -= size
  }
  return rows
}
