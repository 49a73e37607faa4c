import type { Core } from '@strapi/strapi'
import * as v from 'valibot'
import { type Person, personName } from '../history/historyEntry.ts'
import type { TeamMember } from '../history/people.ts'

type Context = Parameters<Core.ControllerHandler>[0]

export type Work = (ctx: Context, strapi: Core.Strapi) => Promise<object>
export type Route = [method: 'GET' | 'POST', path: string, work: Work]

const NAMES = {
  400: 'ValidationError',
  404: 'NotFoundError',
  409: 'ConflictError',
  412: 'PreconditionFailedError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  429: 'RateLimitError',
  503: 'ServiceUnavailableError',
} as const

/** Named and shaped as Strapi's own errors, which the admin's client reads: a sentence for a person, and what is wrong at which field. */
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
      method,
      path,
      info: { type: 'admin' },
      config: { policies },
      handler: async (ctx: Context) => {
        ctx.body = await work(ctx, strapi)
      },
    })),
  })
}

const VALIBOTS = /^Invalid /

/** `refusal` is for a program; where the schema has words of its own for a field, a person has typed it and reads those. */
export function read<Schema extends v.GenericSchema>(schema: Schema, given: unknown, refusal: string): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, given)
  if (!parsed.success) throw new Refused(400, parsed.issues.find(({ message }) => !VALIBOTS.test(message))?.message ?? refusal)
  return parsed.output
}

export function param(ctx: Context, name: string): string {
  return String((ctx['params'] as Record<string, string>)[name])
}

/** An id, a revision or the number of a version: PostgreSQL fails on a larger one. */
export const rowNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647))

export function numberParam(ctx: Context, name: string): number {
  return read(rowNumber, Number(param(ctx, name)), 'The address has no whole number where it needs one. Load the page again.')
}

const LONGEST_NAME = 100

export function whoAsks(ctx: Context): TeamMember & { email: string } {
  const user = ctx.state['user'] as Person & { id: number }
  return { id: user.id, name: personName(user).slice(0, LONGEST_NAME), email: user.email ?? '' }
}
