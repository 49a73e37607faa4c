import type { Core } from '@strapi/strapi'
import { LEAD } from '../leads/contentTypes.ts'
import { leadFields } from '../leads/leadFields.ts'

type Context = Parameters<Core.ControllerHandler>[0]
export type FieldName = (typeof leadFields)[number]['name']
/** Whether whoever asks may read all of these fields of a lead. */
export type CanRead = (...fields: readonly FieldName[]) => boolean

/** Strapi's own rights: a route's policy asks only whether a role may read leads, not which of their fields. */
export function canReadOf(strapi: Core.Strapi, userAbility: unknown): CanRead {
  const rights = strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model: LEAD })
  // A right that depends on the lead, such as on who made it, cannot be checked before the lead is read.
  if (rights.requiresEntity.read()) return () => false
  const readable = new Set<string>(leadFields.map(({ name }) => name).filter((name) => rights.can.read(undefined, name)))
  return (...fields) => fields.every((field) => readable.has(field))
}

export function canReadFor(strapi: Core.Strapi, ctx: Context): CanRead {
  return canReadOf(strapi, ctx.state['userAbility'])
}

export type Masked<Values> = { [Name in keyof Values]: Values[Name] | null }

/** Null in place of each value that is made from a field which may not be read. */
export function masked<Values extends object>(
  values: Values,
  madeFrom: { readonly [Name in keyof Values]: readonly FieldName[] },
  canRead: CanRead,
): Masked<Values> {
  const names = Object.keys(values) as (keyof Values)[]
  return Object.fromEntries(names.map((name) => [name, canRead(...madeFrom[name]) ? values[name] : null])) as Masked<Values>
}
