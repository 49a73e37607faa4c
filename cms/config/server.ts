import type { Core } from '@strapi/strapi'
import { settings } from '../src/settings/settings.ts'

export default (): Core.Config.Server => {
  const { host, port, secrets, logLevel, limits } = settings()
  return {
    host,
    port,
    app: { keys: secrets.appKeys },
    // Without maxIpsCount a client could write its own address into the header.
    proxy: { koa: limits.trustedProxies > 0, maxIpsCount: limits.trustedProxies },
    logger: {
      config: { level: logLevel },
      startup: { enabled: false },
      updates: { enabled: false },
    },
    transfer: { remote: { enabled: false } },
    http: {
      serverOptions: {
        // A client that sends a byte now and then must not hold a connection for minutes.
        headersTimeout: 10_000,
        requestTimeout: 20_000,
        connectionsCheckingInterval: 2_000,
        // Longer than a proxy keeps an idle connection, or it meets a closed one: 502.
        keepAliveTimeout: 65_000,
      },
    },
  }
}
