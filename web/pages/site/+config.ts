// https://vike.dev/config#pointer-imports
import type { Config } from 'vike/types'
import { head, onBeforePrerenderStart, Page, route } from '../pages.tsx'

export default { head, onBeforePrerenderStart, Page, route } satisfies Config
