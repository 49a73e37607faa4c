import type { Core } from '@strapi/strapi'

/** Strapi's parts, each of which answers whoever has signed in unless a right of its own says otherwise. */
const GUARDED = /^\/(admin|api|content-manager|content-type-builder|email|i18n|upload)(\/|$)/i

const READING = ['GET', 'HEAD']

/** What the team needs of them. All else is refused to every role, whatever a release of Strapi may add: publicSurface.test.ts compares this with the routes of the running server. */
const OPEN: readonly (readonly [methods: readonly string[] | null, path: RegExp])[] = [
  // The router refuses the other methods.
  [null, /^\/api\/form-datas(\/|$)/i],
  [['OPTIONS'], /^\/api\//i],
  // Who is there, the pages of the admin, its own people and roles. No tokens, no webhooks, no transfer: nothing of ours uses them.
  [READING, /^\/admin(?!\/transfer\/runner)(\/|$)/i],
  [['POST'], /^\/admin\/(login|logout|access-token|register|register-admin|forgot-password|reset-password|permissions\/check)\/?$/i],
  [['POST', 'PUT', 'DELETE'], /^\/admin\/(users|roles)(\/|$)/i],
  [['PUT'], /^\/admin\/homepage\/layout\/?$/i],
  [['DELETE'], /^\/admin\/(api-tokens|admin-tokens|webhooks|transfer\/tokens)\/[^/]+\/?$/i],
  // The owner's content. How its forms look is set at each start.
  [READING, /^\/content-manager(?!\/preview)(\/|$)/i],
  [['POST', 'PUT', 'DELETE'], /^\/content-manager\/(collection-types|single-types|uid)\//i],
  [READING, /^\/(i18n|upload)\//i],
]

export function isOpen(method: string, path: string): boolean {
  return !GUARDED.test(path) || OPEN.some(([methods, open]) => (methods === null || methods.includes(method)) && open.test(path))
}

/** A proxy of ours closes some of these too, but not every inbox is behind one. */
export default (): Core.MiddlewareHandler => {
  // Under npm run dev Strapi's type builder reads its own routes.
  const isDevelopment = process.env['NODE_ENV'] === 'development'
  return async (ctx, next) => {
    const ofBuilder = isDevelopment && ctx.path.startsWith('/content-type-builder/')
    if (!ofBuilder && !isOpen(ctx.method, ctx.path)) return ctx.notFound()
    await next()
  }
}
