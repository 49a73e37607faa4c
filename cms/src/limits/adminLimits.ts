import type { Core } from '@strapi/strapi'
import { makeLimit, type Verdict } from './makeLimit.ts'

/**
 * Strapi lets five tries of one account from one address pass in five minutes, counted in each
 * instance for itself. These hold for one address with many accounts, and for one account from
 * many addresses; both are shared by the instances.
 */
export function makeAdminLimits(strapi: Core.Strapi): (client: string, account: string | null) => Promise<Verdict> {
  const ofClient = makeLimit(strapi, { name: 'admin', points: 50, seconds: 15 * 60 })
  const ofAccount = makeLimit(strapi, { name: 'account', points: 100, seconds: 60 * 60 })

  return async (client, account) => {
    const own = await ofClient(client)
    return own.allowed && account ? ofAccount(account) : own
  }
}
