import type { Core } from '@strapi/strapi'
import { type ContentField, componentFields, contentTypes } from '../siteContent/contentTypes.ts'
import { arrangeComponent, arrangeType } from './arrangeView.ts'

/** What the owner writes. */
export async function arrangeContentViews(strapi: Core.Strapi): Promise<void> {
  for (const { uid, fields, mainField, listFields } of contentTypes) {
    await arrangeType(strapi, uid, {
      fields,
      rows: rowsOf(fields),
      columns: listFields,
      settings: { pageSize: 50, ...(mainField ? { mainField, defaultSortBy: mainField } : { mainField: 'id' }) },
    })
  }
  for (const [uid, fields] of Object.entries(componentFields)) {
    await arrangeComponent(strapi, uid, { fields, rows: rowsOf(fields), settings: { mainField: fields[0]?.name ?? 'id' } })
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
