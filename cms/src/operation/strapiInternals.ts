// All that the inbox uses of Strapi's server without its documentation promising it. Each is asked for by name, at the latest while the inbox starts: a release of Strapi without it ends there, and says what is missing.
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { methodsOf } from '../strapi/methodsOf.ts'

class NotInStrapi extends Error {
  constructor(what: string) {
    super(`This release of Strapi has no ${what}, which the inbox needs. Go back to the one before, or change strapiInternals.ts.`)
  }
}

function need<Names extends string>(part: unknown, of: string, ...names: Names[]) {
  return methodsOf(part, names, (name) => {
    throw new NotInStrapi(`${of}.${name}`)
  })
}

type Admin = { email: string; password: string; firstname: string; lastname: string }
type Role = { id: number }
type Right = { action: string; subject: string | null; properties: object; conditions: string[] }

export function usersOf(strapi: Core.Strapi) {
  return need(strapi.service('admin::user'), 'admin::user', 'exists', 'createFirstAdmin') as {
    exists: () => Promise<boolean>
    createFirstAdmin: (admin: Admin) => Promise<unknown>
  }
}

export function rolesOf(strapi: Core.Strapi) {
  return need(strapi.service('admin::role'), 'admin::role', 'findOne', 'create', 'assignPermissions') as {
    findOne: (where: { name: string } | { id: number }) => Promise<Role | null>
    create: (role: { name: string; description: string }) => Promise<Role>
    assignPermissions: (role: number, rights: readonly Right[]) => Promise<unknown>
  }
}

export function rightsOf(strapi: Core.Strapi) {
  const service = strapi.service('admin::permission')
  const { registerMany } = need(service?.['actionProvider'], 'admin::permission.actionProvider', 'registerMany')
  const rows = need(service, 'admin::permission', 'findMany', 'deleteByIds') as {
    findMany: (query: { where: object }) => Promise<{ id: number }[]>
    deleteByIds: (ids: readonly number[]) => Promise<unknown>
  }
  return { ...rows, registerMany: registerMany as (actions: readonly object[]) => Promise<unknown> }
}

type Metadata = { edit: object; list: object }
export type View = {
  uid: string
  settings: object
  metadatas: Record<string, Metadata | undefined>
  layouts: { list: readonly string[]; edit: unknown }
}
export type Views = { read: () => Promise<View>; write: (view: Omit<View, 'uid'>) => Promise<unknown> }

/** How the content manager shows the forms and lists of a type, or of a component. */
export function viewsOf(strapi: Core.Strapi, kind: 'type' | 'component', uid: string): Views {
  const [name, find] = kind === 'type' ? ['content-types', 'findContentType'] : ['components', 'findComponent']
  const service = strapi.plugin('content-manager').service(name)
  const methods = need(service, `content-manager.${name}`, find, 'findConfiguration', 'updateConfiguration')
  const of = methods as Record<string, (...given: unknown[]) => unknown>
  const shape = of[find]?.(uid)
  return {
    read: async () => (await of['findConfiguration']?.(shape)) as View,
    write: async (view) => of['updateConfiguration']?.(shape, view),
  }
}

type Transactions = { transaction: Core.Strapi['db']['transaction']; inTransaction: () => boolean }

/** Put in place of what every part of Strapi calls. */
export function replaceTransactions(strapi: Core.Strapi, replaced: (original: Transactions) => Transactions['transaction']): void {
  const { db } = strapi
  const { transaction, inTransaction } = need(db, 'db', 'transaction', 'inTransaction') as unknown as Transactions
  Object.assign(db, { transaction: replaced({ transaction, inTransaction }) })
}

/** Of knex: it alone tells whether a commit has failed. */
export function commitOf({ trx }: { trx: Knex.Transaction }): Promise<unknown> {
  const commit: unknown = trx.executionPromise
  if (!(commit instanceof Promise)) throw new NotInStrapi('trx.executionPromise')
  return commit
}

/** Of knex's pool: how long whatever asks it for a connection waits. */
export function setPoolWait({ client }: Pick<Knex, 'client'>, ms: number): void {
  const { pool } = client as { pool?: { acquireTimeoutMillis?: unknown } }
  if (typeof pool?.acquireTimeoutMillis !== 'number') throw new NotInStrapi('client.pool.acquireTimeoutMillis')
  pool.acquireTimeoutMillis = ms
}

const RAW_BODY = Symbol.for('unparsedBody')

/** Of koa-body, by config/middlewares.ts: the bytes of a body that came without its length. */
export function sentText(body: unknown): string {
  const raw = (body as { [RAW_BODY]?: unknown } | undefined)?.[RAW_BODY]
  if (typeof raw !== 'string') throw new NotInStrapi('unparsedBody')
  return raw
}
