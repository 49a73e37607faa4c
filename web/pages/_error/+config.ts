// https://vike.dev/error-page
import type { Config } from 'vike/types'
import { notFoundHead as head, NotFound as Page } from '../pages.tsx'

export default { head, Page } satisfies Config
