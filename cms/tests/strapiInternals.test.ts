import type { Core } from '@strapi/strapi'
import { expect, test } from 'vitest'
import {
  commitOf,
  replaceTransactions,
  rightsOf,
  rolesOf,
  sentText,
  setPoolWait,
  usersOf,
  viewsOf,
} from '../src/operation/strapiInternals.ts'

/** A later Strapi, in which all that it never promised has gone. */
const later = { service: () => ({}), plugin: () => ({ service: () => undefined }), db: {} } as unknown as Core.Strapi

test.each<[missing: string, use: () => unknown]>([
  ['admin::user.exists', () => usersOf(later)],
  ['admin::role.findOne', () => rolesOf(later)],
  ['admin::permission.actionProvider.registerMany', () => rightsOf(later)],
  ['content-manager.content-types.findContentType', () => viewsOf(later, 'type', 'api::price.price')],
  ['content-manager.components.findComponent', () => viewsOf(later, 'component', 'site.fee')],
  ['db.transaction', () => replaceTransactions(later, ({ transaction }) => transaction)],
  ['trx.executionPromise', () => commitOf({ trx: {} } as unknown as Parameters<typeof commitOf>[0])],
  ['client.pool.acquireTimeoutMillis', () => setPoolWait({ client: {} }, 5_000)],
  ['unparsedBody', () => sentText({ data: {} })],
])('a release of Strapi without %s is told of by that name', (missing, use) => {
  expect(use).toThrow(`This release of Strapi has no ${missing}, which the inbox needs.`)
})
