import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { SERVICE_NAMES } from '../src/siteContent/serviceNames.ts'
import { AUTHORITIES, GST_CHOICES, PriceSchema, TOPICS } from '../src/siteContent/snapshotSchema.ts'
import { CMS_DIR } from './support/inbox.ts'

function choices(type: string, attribute: string): string[] {
  const folder = type === 'reader' ? 'components/site/reader.json' : `api/${type}/content-types/${type}/schema.json`
  const file = path.join(CMS_DIR, 'src', folder)
  const schema = JSON.parse(readFileSync(file, 'utf8')) as { attributes: Record<string, { enum?: string[] }> }
  return schema.attributes[attribute]?.enum ?? []
}

test.each([
  ['price', 'service', Object.values(SERVICE_NAMES)],
  ['article', 'service', Object.values(SERVICE_NAMES)],
  ['article', 'topic', TOPICS],
  ['review', 'authority', AUTHORITIES],
  ['reader', 'authority', AUTHORITIES],
  ['price', 'currency', PriceSchema.entries.currency.options],
  ['price', 'gst', GST_CHOICES],
  ['price', 'kind', PriceSchema.entries.kind.options],
])('the choices of a %s under %s are what can be published', (type, attribute, published) => {
  expect(choices(type, attribute), `schema.json of ${type}`).toEqual([...published])
})
