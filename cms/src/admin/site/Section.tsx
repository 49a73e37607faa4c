import { Box, Flex, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box tag="section" background="neutral0" shadow="filterShadow" hasRadius padding={6} width="100%" aria-label={title}>
      <Typography tag="h2" variant="delta">
        {title}
      </Typography>
      <Flex direction="column" alignItems="flex-start" gap={4} paddingTop={4}>
        {children}
      </Flex>
    </Box>
  )
}
