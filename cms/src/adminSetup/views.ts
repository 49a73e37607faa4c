import type { Core } from '@strapi/strapi'
import { RECEIPT, REPLY_TEMPLATE } from '../leads/rights.ts'
import { contentTypes, uidOf } from '../ownersContent/contentTypes.ts'
import type { Fields } from '../ownersContent/fields.ts'
import { entries } from '../ownersContent/strapiSchema.ts'

/** A field in the order of the form, and how many of its twelve columns it takes. */
type Cell = { name: string; label: string; size: number; help?: string }
/** `columns` are those of its list: a component has none. */
type View = { cells: readonly Cell[]; columns?: readonly string[]; settings?: object }

const template: Cell[] = [
  { name: 'name', label: 'Name', size: 6, help: 'For the team only' },
  { name: 'channel', label: 'Channel', size: 6 },
  { name: 'subject', label: 'Subject', size: 12, help: 'Of the mail' },
  {
    name: 'text',
    label: 'Text',
    size: 12,
    help: 'Write {name|there} for the name, and "there" for a lead without one. Without such words the sentence is left out. Also: {discipline}, {page}, {service}.',
  },
]

const receipt: Cell[] = [
  { name: 'isOn', label: 'Send it', size: 12, help: 'Five minutes after a visitor has sent a form; at most once a week to one person' },
  { name: 'subject', label: 'Subject', size: 12 },
  {
    name: 'text',
    label: 'Text',
    size: 12,
    help: 'Say who you are and when you answer. Everyone gets these words, also people whose address a stranger entered.',
  },
]

export async function arrangeViews(strapi: Core.Strapi): Promise<void> {
  const types = strapi.plugin('content-manager').service('content-types')
  const components = strapi.plugin('content-manager').service('components')
  const arrangeType = (uid: string, view: View) => arrange(types, types.findContentType(uid), view)

  for (const type of contentTypes) {
    const { fields, mainField, listFields = [] } = type
    const settings = { pageSize: 50, mainField: mainField ?? 'id', ...(mainField && { defaultSortBy: mainField }) }
    await arrangeType(uidOf(type), { cells: cellsOf(fields), columns: listFields, settings })
  }
  for (const { uid, fields } of entries())
    await arrange(components, components.findComponent(uid), {
      cells: cellsOf(fields),
      settings: { mainField: Object.keys(fields)[0] ?? 'id' },
    })
  await arrangeType(REPLY_TEMPLATE, { cells: template, columns: ['name', 'channel', 'subject'] })
  await arrangeType(RECEIPT, { cells: receipt })
}

function cellsOf(fields: Fields): Cell[] {
  return Object.entries(fields).map(([name, { label, help, size }]) => ({ name, label, help, size }))
}

async function arrange(service: Core.Service, shape: object, { cells, columns = [], settings = {} }: View): Promise<void> {
  const { uid, ...configuration } = await service.findConfiguration(shape)
  for (const { name, label, help = '' } of cells) {
    const metadata = configuration.metadatas[name]
    if (!metadata) throw new Error(`The view of ${uid} names a field that is not there: ${name}`)
    metadata.edit = { ...metadata.edit, label, description: help }
    metadata.list = { ...metadata.list, label }
  }
  await service.updateConfiguration(shape, {
    ...configuration,
    settings: { ...configuration.settings, ...settings },
    layouts: { list: columns.length > 0 ? columns : configuration.layouts.list, edit: rowsOf(cells) },
  })
}

/** Rows of twelve columns. */
function rowsOf(cells: readonly Cell[]): Pick<Cell, 'name' | 'size'>[][] {
  const rows: Pick<Cell, 'name' | 'size'>[][] = []
  let left = 0
  for (const { name, size } of cells) {
    if (size > left) {
      rows.push([])
      left = 12
    }
    rows.at(-1)?.push({ name, size })
    left -= size
  }
  return rows
}
