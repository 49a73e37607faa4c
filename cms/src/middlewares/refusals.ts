import type { Core } from '@strapi/strapi'
import { Refused } from '../operation/adminRoutes.ts'

const NOT_UNPACKED = 'The body is not compressed as its Content-Encoding says: send it uncompressed.'

/** Strapi would log what is thrown, and a refusal is no fault: neither ours nor that of a save in one of Strapi's own forms. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  try {
    await next()
  } catch (thrown) {
    const error = isNotUnpacked(thrown) ? new Refused(400, NOT_UNPACKED) : thrown
    if (!(error instanceof Refused)) throw error
    const { status, name, message, details } = error
    ctx.status = status
    ctx.body = { data: null, error: { status, name, message, details } }
  }
}

/** Of zlib, through which Strapi's parser of bodies reads. */
function isNotUnpacked(error: unknown): boolean {
  return /^Z_/.test(String((error as { code?: unknown }).code))
}
