import type { Core } from '@strapi/strapi'
import type { Person } from './personName.ts'

/** Null outside a request of the admin: what the inbox does itself has no history. */
export function signedInPerson(strapi: Core.Strapi): Person | null {
  const state = strapi.requestContext.get()?.state
  return state?.['userAbility'] && state['user'] ? state['user'] : null
}
