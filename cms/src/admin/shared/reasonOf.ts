import { isFetchError } from '@strapi/strapi/admin'

export class RefusedHere extends Error {}

/** Why a request failed, for a person. A server that is starting again answers with no words of ours. */
export function reasonOf(error: unknown): string {
  if (error instanceof RefusedHere) return error.message
  if (isFetchError(error) && error.status === 401) return 'Your session has ended. Sign in again in this tab.'
  const answered = isFetchError(error) ? error.response?.data.error.message : undefined
  return answered ?? 'The inbox could not be reached. Check your connection, then try again.'
}
