import type { Core } from '@strapi/strapi'

type Cell = { name: string; size: number }

/** How the admin shows a type: its fields by name, the cells of its form in order, and the columns of its list. */
type View = {
  fields: readonly { name: string; label: string; help?: string | undefined; isLocked?: boolean }[]
  cells: readonly Cell[]
  columns?: readonly string[]
  settings?: object
}

/** At each start, so that every database shows the type alike. */
export async function arrangeType(strapi: Core.Strapi, uid: string, view: View): Promise<void> {
  const types = strapi.plugin('content-manager').service('content-types')
  await arrange(types, types.findContentType(uid), view)
}

/** The same for a component: it has no list of its own. */
export async function arrangeComponent(strapi: Core.Strapi, uid: string, view: Omit<View, 'columns'>): Promise<void> {
  const components = strapi.plugin('content-manager').service('components')
  await arrange(components, components.findComponent(uid), view)
}

async function arrange(service: Core.Service, shape: object, { fields, cells, columns = [], settings = {} }: View): Promise<void> {
  const { uid, ...configuration } = await service.findConfiguration(shape)
  for (const { name, label, help = '', isLocked = false } of fields) {
    const metadata = configuration.metadatas[name]
    if (!metadata) throw new Error(`The view of ${uid} names a field that is not there: ${name}`)
    metadata.edit = { ...metadata.edit, label, description: help, ...(isLocked ? { editable: false } : {}) }
    metadata.list = { ...metadata.list, label }
  }
  await service.updateConfiguration(shape, {
    ...configuration,
    settings: { ...configuration.settings, ...settings },
    layouts: { list: columns.length > 0 ? columns : configuration.layouts.list, edit: rowsOf(cells) },
  })
}

/** Rows of twelve columns. */
function rowsOf(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = []
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
