/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { StrapiApp } from '@strapi/strapi/admin'
import { afterEach, expect, test, vi } from 'vitest'
import * as internals from '../src/admin/strapiInternals.ts'
import { strapisWords } from '../src/admin/strapisWords.ts'
import { contentTypes, displayNameOf } from '../src/ownersContent/contentTypes.ts'
import { schemaOf } from '../src/ownersContent/strapiSchema.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A later Strapi, in which all that it never promised has gone. */
const later = { router: {}, getPlugin: () => ({ apis: {} }) } as unknown as StrapiApp
const store = { getState: () => ({}), dispatch: () => undefined }
const panel = { closest: () => null } as unknown as Element

test.each<[missing: string, use: () => unknown]>([
  ['app.router.menu', () => internals.leaveOutOfMenu(later, [])],
  ['entry content-manager in its menu', () => internals.leaveOutOfMenu({ router: { menu: [{ to: 'leads' }] } }, ['content-manager'])],
  ['app.addFields', () => internals.addInput(later, { type: 'own', Component: null })],
  ['content-manager.apis.addEditViewSidePanel', () => internals.contentManagerOf(later)],
  [
    'action “update” of a document',
    () => internals.replaceAction([Object.assign(() => null, { type: 'publish' })], 'update', (stock) => stock),
  ],
  ['layout.options', () => internals.ownersTypeOf({})],
  ['adminApi.enhanceEndpoints', () => internals.storedDocumentsOf({}, store)],
  ['adminApi.util.selectInvalidatedBy', () => internals.storedDocumentsOf({ enhanceEndpoints: () => ({}) }, store)],
  ['useAPIErrorHandler._unstableFormatValidationErrors', () => internals.fieldErrorsOf({})],
  ['aside around the panels of a document', () => internals.columnOf(panel)],
])('a release of Strapi whose admin has no %s is told of by that name', (missing, use) => {
  expect(use).toThrow(`This release of Strapi’s admin has no ${missing}, which these pages need.`)
})

test('a form that cannot be filled with the answer, because Strapi calls its question otherwise, is told of', () => {
  const told = vi.fn()
  vi.stubGlobal('reportError', told)
  const asked = [{ endpointName: 'readDocument', originalArgs: {} }]
  const util = { selectInvalidatedBy: () => asked, invalidateTags: () => ({}), updateQueryData: () => ({}) }
  internals.storedDocumentsOf({ enhanceEndpoints: () => ({ util }) }, store).fill('api::price.price_d1', {})
  expect(String(told.mock.calls[0])).toContain('no answer to getDocument for Document api::price.price_d1')
})

test('a layout tells which of the owner’s types it is of, whatever that is called', () => {
  for (const type of contentTypes) expect(internals.ownersTypeOf({ options: schemaOf(type.kind).pluginOptions })).toBe(type)
  expect(internals.ownersTypeOf({ options: {} })).toBeUndefined()
})

test('Strapi has every name by which its words are replaced', () => {
  const ours = [...contentTypes.map(displayNameOf), 'Reply template', 'Receipt to the visitor']
  const ofAdmin = fileOf('admin/dist/admin/admin/src/translations/en.json.mjs')
  // One of them has no words of its own there, and is named where it is shown.
  const ofContent = fileOf('content-manager/dist/admin/translations/en.json.mjs') + fileOf('content-manager/dist/admin/layout.mjs')
  const isKnown = (id: string) => {
    const [, name] = /^content-manager\.(.+)$/.exec(id) ?? []
    return name ? ofContent.includes(`"${name}":`) || ofContent.includes(`'${name}'`) : ofAdmin.includes(`"${id}":`)
  }
  expect(Object.keys(strapisWords).filter((id) => !ours.includes(id) && !isKnown(id))).toEqual([])
})

function fileOf(file: string): string {
  return readFileSync(path.join(import.meta.dirname, '..', 'node_modules', '@strapi', file), 'utf8')
}
