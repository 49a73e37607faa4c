import type { Core } from '@strapi/strapi'
import { Refused } from '../operation/adminRoutes.ts'

/** Strapi would log what is thrown, and a refusal is no fault: neither ours nor that of a save in one of Strapi's own forms. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  try {
    await next()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { status, name, message, details } = error
    ctx.status = status
    ctx.body = { data: null, error: { status, name, message, details } }
  }
}
