import type { Core } from '@strapi/strapi'
import { contentTypes, uidOf } from '../ownersContent/contentTypes.ts'
import type { Fields } from '../ownersContent/fields.ts'
import { entries } from '../ownersContent/strapiSchema.ts'
import { arrangeComponent, arrangeType } from './arrangeView.ts'

/** What the owner writes: at each start, so that every database shows it alike. */
export async function arrangeOwnersViews(strapi: Core.Strapi): Promise<void> {
  for (const type of contentTypes) {
    const { fields, mainField, listFields = [] } = type
    const settings = { pageSize: 50, mainField: mainField ?? 'id', ...(mainField && { defaultSortBy: mainField }) }
    await arrangeType(strapi, uidOf(type), { ...viewOf(fields), columns: listFields, settings })
  }
  for (const { uid, fields } of entries())
    await arrangeComponent(strapi, uid, { ...viewOf(fields), settings: { mainField: Object.keys(fields)[0] ?? 'id' } })
}

function viewOf(fields: Fields) {
  const named = Object.entries(fields).map(([name, { label, help, size }]) => ({ name, label, help, size }))
  return { fields: named, cells: named }
}
