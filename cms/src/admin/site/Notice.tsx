import { Box, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import type { Tone } from './words.ts'

/** A sentence on its tone's ground; read out when it changes. */
export function Notice({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Box background={`${tone}100`} padding={4} hasRadius width="100%" role="status">
      <Typography textColor={tone === 'neutral' ? 'neutral800' : `${tone}700`}>{children}</Typography>
    </Box>
  )
}
