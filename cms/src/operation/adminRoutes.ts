import type { Core } from '@strapi/strapi'
import * as v from 'valibot'
import { type Person, personName } from '../history/historyEntry.ts'

type Context = Parameters<Core.ControllerHandler>[0]

export type Work = (ctx: Context, strapi: Core.Strapi) => Promise<object>
export type Route = [method: 'GET' | 'POST', path: string, work: Work]

const NAMES = { 400: 'ValidationError', 404: 'NotFoundError', 409: 'ConflictError', 412: 'PreconditionFailedError' } as const

/** Named and shaped as the admin's own client reads it: a sentence for a person, and what is wrong at which field. */
export class Refused extends Error {
  constructor(
    readonly status: keyof typeof NAMES,
    message: string,
    readonly details: object = {},
  ) {
    super(message)
    this.name = NAMES[status]
  }
}

/** For whoever has this right. Under a path of ours and not /admin, where the admin's own page answers every path. */
export function addAdminRoutes(strapi: Core.Strapi, action: string, routes: readonly Route[]): void {
  const policies = ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [action] } }]
  strapi.server.routes({
    type: 'admin',
    routes: routes.map(([method, path, work]) => ({
      ...{ method, path, info: { type: 'admin' }, config: { policies } },
      handler: async (ctx: Context) => {
        ctx.body = await work(ctx, strapi)
      },
    })),
  })
}

/** Strapi would log what is thrown, and a refusal is no fault: neither ours nor that of a save in one of Strapi's own forms. */
export function answerRefusals(strapi: Core.Strapi): void {
  strapi.server.use(async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { status, name, message, details } = error
      ctx.status = status
      ctx.body = { data: null, error: { status, name, message, details } }
    }
  })
}

export function read<Schema extends v.GenericSchema>(schema: Schema, given: unknown, refusal: string): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, given)
  if (!parsed.success) throw new Refused(400, refusal)
  return parsed.output
}

export function param(ctx: Context, name: string): string {
  return String((ctx['params'] as Record<string, string>)[name])
}

export function whoAsks(ctx: Context): { id: number; name: string; email: string } {
  const user = ctx.state['user'] as Person & { id: number }
  return { id: user.id, name: personName(user), email: user.email ?? '' }
}
