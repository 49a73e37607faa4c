import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pricedServices } from '../src/contract/services.ts'
import { componentFields, contentTypes } from '../src/ownersContent/contentTypes.ts'
import { AUTHORITIES, FEES, GST_CHOICES, PriceSchema, TOPICS } from '../src/ownersContent/snapshotSchema.ts'
import { CMS_DIR } from './support/inbox.ts'

const SERVICE_LABELS = pricedServices.map(({ label }) => label)

type Attribute = { type: string; component?: string; enum?: string[] }

function attributes(file: string): Record<string, Attribute> {
  return JSON.parse(readFileSync(path.join(CMS_DIR, 'src', file), 'utf8')).attributes
}

function choices(type: string, attribute: string): string[] {
  const file = ['reader', 'fee'].includes(type) ? `components/site/${type}.json` : `api/${type}/content-types/${type}/schema.json`
  return attributes(file)[attribute]?.enum ?? []
}

test('each field that is a list of entries is that component in the inbox, with the same fields', () => {
  const lists = contentTypes.flatMap(({ uid, fields }) =>
    fields.flatMap(({ name, component }) => (component ? [{ uid, name, component }] : [])),
  )
  expect(lists.map(({ name }) => name)).toEqual(['readers', 'fees', 'sources'])
  for (const { uid, name, component } of lists) {
    const type = uid.replace(/.*\./, '')
    expect(attributes(`api/${type}/content-types/${type}/schema.json`)[name]).toMatchObject({ type: 'component', component })
    const own = Object.keys(attributes(`components/${component.replace('.', '/')}.json`))
    expect(componentFields[component].map((field) => field.name).sort()).toEqual(own.sort())
  }
})

test.each([
  ['price', 'service', SERVICE_LABELS],
  ['article', 'service', SERVICE_LABELS],
  ['review', 'service', SERVICE_LABELS],
  ['article', 'topic', TOPICS],
  ['review', 'authority', AUTHORITIES],
  ['reader', 'authority', AUTHORITIES],
  ['fee', 'fee', FEES],
  ['price', 'currency', PriceSchema.entries.currency.options],
  ['price', 'gst', GST_CHOICES],
  ['price', 'kind', PriceSchema.entries.kind.options],
])('the choices of a %s under %s are what can be published', (type, attribute, published) => {
  expect(choices(type, attribute), `schema.json of ${type}`).toEqual([...published])
})
