// https://vike.dev/config
import type { Config } from 'vike/types'

export default {
  prerender: true,
  clientRouting: false,
  ai: { skill: false },
  meta: {
    Page: { env: { server: true, client: false } },
    head: { env: { server: true } },
  },
} satisfies Config
