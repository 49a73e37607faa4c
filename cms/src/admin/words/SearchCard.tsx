import { Box, Button, Flex, Typography } from '@strapi/design-system'
import type { Pressed } from '../../ownersContent/pressing.ts'

type Props = {
  path: string
  title: Pressed | null
  description: Pressed | null
  now: (text: Pressed | null) => string
  onPress: (text: Pressed) => void
}

export function SearchCard({ path, title, description, now, onPress }: Props) {
  return (
    <Flex gap={4} wrap="wrap" alignItems="stretch">
      <Card name="In a search result">
        <Typography tag="p" variant="pi" textColor="success700">
          {window.location.hostname} › {path.split('/').filter(Boolean).join(' › ') || 'home'}
        </Typography>
        <Typography tag="p" variant="delta" textColor="primary700">
          {now(title)}
        </Typography>
        <Typography tag="p" variant="pi">
          {now(description)}
        </Typography>
      </Card>
      <Card name="On a shared card">
        <Box background="neutral800" padding={4} hasRadius>
          <Typography tag="p" variant="beta" textColor="neutral0">
            {now(title).replace(/ \| .*$/, '')}
          </Typography>
        </Box>
        <Typography tag="p" variant="pi">
          {now(description)}
        </Typography>
      </Card>
      <Flex direction="column" alignItems="flex-start" gap={2}>
        {title && (
          <Button variant="secondary" onClick={() => onPress(title)}>
            Change the title
          </Button>
        )}
        {description && (
          <Button variant="secondary" onClick={() => onPress(description)}>
            Change the description
          </Button>
        )}
      </Flex>
    </Flex>
  )
}

function Card({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Box tag="section" aria-label={name} style={{ maxWidth: '22rem', flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
      <Typography variant="sigma" textColor="neutral600">
        {name}
      </Typography>
      {children}
    </Box>
  )
}
