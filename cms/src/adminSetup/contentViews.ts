import type { Core } from '@strapi/strapi'
import { componentFields, contentTypes } from '../ownersContent/contentTypes.ts'
import { arrangeComponent, arrangeType } from './arrangeView.ts'

/** What the owner writes. */
export async function arrangeContentViews(strapi: Core.Strapi): Promise<void> {
  for (const { uid, fields, mainField, listFields } of contentTypes) {
    await arrangeType(strapi, uid, {
      fields,
      cells: fields,
      columns: listFields,
      settings: { pageSize: 50, ...(mainField ? { mainField, defaultSortBy: mainField } : { mainField: 'id' }) },
    })
  }
  for (const [uid, fields] of Object.entries(componentFields)) {
    await arrangeComponent(strapi, uid, { fields, cells: fields, settings: { mainField: fields[0]?.name ?? 'id' } })
  }
}
