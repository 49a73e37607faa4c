import { feesNotRead } from './authorityFees.ts'
import { eaTimes } from './eaFees.ts'

/** Sentences that may be the same on several pages: a notice is worded once, here. `npm run check:content` allows a service and a guide to share these. */
export const sharedNotices = [
  'That is immigration advice, and we do not give it.',
  ...eaTimes(),
  ...Object.values(feesNotRead).map((notice) => notice.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
] as const
