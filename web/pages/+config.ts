// https://vike.dev/config
import type { Config } from 'vike/types'

export default {
  // pricing.html, not pricing/index.html: static hosts answer that without a redirect to a trailing slash.
  // The publisher renders the pages again from the server's bundle: docs/decisions/0020.
  prerender: { noExtraDir: true, keepDistServer: true },
  clientRouting: false,
  ai: { skill: false },
  meta: {
    Page: { env: { server: true } },
    head: { env: { server: true } },
    onBeforePrerenderStart: { env: { server: true } },
    route: { env: { server: true } },
  },
} satisfies Config
