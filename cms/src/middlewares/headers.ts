import type { Core } from '@strapi/strapi'

/** What strapi::security leaves out. Leads must not stay in the cache of a shared computer. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  ctx.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  await next()
  // Strapi answers * to whoever names no origin.
  if (!ctx.get('Origin')) ctx.remove('Access-Control-Allow-Origin')
  const isData = ctx.type === 'application/json' || ctx.type === 'text/csv'
  if (isData && !ctx.response.get('Cache-Control')) ctx.set('Cache-Control', 'no-store')
}
