import type { Core } from '@strapi/strapi'

export type Person = { firstname?: string | null; lastname?: string | null; email?: string }

export function personName({ firstname, lastname, email }: Person): string {
  return [firstname, lastname].filter(Boolean).join(' ') || (email ?? '')
}

/** Null outside a request of the admin: what the inbox does itself has no history. */
export function signedInPerson(strapi: Core.Strapi): Person | null {
  const state = strapi.requestContext.get()?.state
  return state?.['userAbility'] && state['user'] ? state['user'] : null
}
