import type { Core } from '@strapi/strapi'

// Below the 15 s after which the site tells the visitor that sending failed.
const QUERY_TIMEOUT_MS = 10_000
const CONNECT_TIMEOUT_MS = 3_000

export function postgresConnection(url: string): Core.Config.Database['connection'] {
  const { hostname, port, username, password, pathname } = new URL(url)
  return {
    client: 'postgres',
    connection: {
      // The driver reads the address itself, with its ssl settings; the parts are for Strapi.
      connectionString: url,
      host: hostname,
      port: Number(port || 5432),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      database: decodeURIComponent(pathname.slice(1)),
      schema: 'public',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      statement_timeout: QUERY_TIMEOUT_MS,
    },
    compileSqlOnError: false,
    acquireConnectionTimeout: 5_000,
    pool: { min: 2, max: 10 },
  }
}
