import { Typography } from '@strapi/design-system'
import type { Fetched } from './useFetched.ts'

/** Under what an answer before said: it stays when the next one does not come, and does not pass for new. */
export function OldNote({ of }: { of: Fetched<unknown> }) {
  if (of.state !== 'ready' || !of.isOld) return null
  return (
    <Typography variant="pi" textColor="warning700" role="status">
      This may be out of date: the inbox did not answer.
    </Typography>
  )
}
