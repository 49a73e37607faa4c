import type { Core } from '@strapi/strapi'
import { LEAD } from '../leads/contentTypes.ts'
import { leadFields } from '../leads/leadFields.ts'
import { READ_LEADS, UPDATE_LEADS } from '../leads/rights.ts'

type Context = Parameters<Core.ControllerHandler>[0]
type Ability = { can: (action: string, subject: string, field?: string) => boolean }
export type FieldName = (typeof leadFields)[number]['name']
/** Whether whoever asks may read all of these fields of a lead. */
export type CanRead = (...fields: readonly FieldName[]) => boolean

/** A route's policy asks only whether a role may read leads, not which of their fields. */
export function canReadFor(ctx: Context): CanRead {
  const ability = ctx.state['userAbility'] as Ability
  return (...fields) => fields.every((field) => ability.can(READ_LEADS, LEAD, field))
}

/** Super admins may change everything that is for typing; everyone else what their role's fields say. */
export function mayChange(ctx: Context, field: string): boolean {
  return (ctx.state['userAbility'] as Ability).can(UPDATE_LEADS, LEAD, field)
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

export const ALL_FIELDS: readonly FieldName[] = leadFields.map(({ name }) => name)
