import type { Core } from '@strapi/strapi'
import { type ContentField, componentFields, contentTypes } from '../siteContent/contentTypes.ts'

type Metadatas = Record<string, { edit: object; list: object }>

/** At each start, so that every database shows the owner's content alike. */
export async function arrangeContentViews(strapi: Core.Strapi): Promise<void> {
  const manager = strapi.plugin('content-manager')
  const types = manager.service('content-types')
  for (const { uid, fields, mainField, listFields } of contentTypes) {
    const type = types.findContentType(uid)
    const { uid: _uid, ...configuration } = await types.findConfiguration(type)
    label(configuration.metadatas, fields)
    await types.updateConfiguration(type, {
      ...configuration,
      settings: { ...configuration.settings, pageSize: 50, ...(mainField ? { mainField, defaultSortBy: mainField } : { mainField: 'id' }) },
      layouts: { list: listFields.length > 0 ? listFields : configuration.layouts.list, edit: rowsOf(fields) },
    })
  }
  const components = manager.service('components')
  for (const [uid, fields] of Object.entries(componentFields)) {
    const component = components.findComponent(uid)
    const { uid: _uid, ...configuration } = await components.findConfiguration(component)
    label(configuration.metadatas, fields)
    const mainField = fields[0]?.name ?? 'id'
    await components.updateConfiguration(component, {
      ...configuration,
      settings: { ...configuration.settings, mainField },
      layouts: { ...configuration.layouts, edit: rowsOf(fields) },
    })
  }
}

function label(metadatas: Metadatas, fields: readonly ContentField[]): void {
  for (const { name, label, help } of fields) {
    const metadata = metadatas[name]
    if (!metadata) continue
    metadata.edit = { ...metadata.edit, label, description: help }
    metadata.list = { ...metadata.list, label }
  }
}

/** Rows of twelve columns. */
function rowsOf(fields: readonly ContentField[]): { name: string; size: number }[][] {
  const rows: { name: string; size: number }[][] = []
  let left = 0
  for (const { name, size } of fields) {
    if (size > left) {
      rows.push([])
      left = 12
    }
    rows.at(-1)?.push({ name, size })
    left -= size
  }
  return rows
}
