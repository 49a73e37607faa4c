import { Box, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import type { Found } from './siteState.ts'

/** Each names its document, which is a link to it, its field, and the cure. */
export function ProblemList({ problems }: { problems: readonly Found[] }) {
  if (problems.length === 0) return null
  return (
    <Box background="danger100" padding={4} hasRadius width="100%">
      <Typography tag="h3" fontWeight="bold" textColor="danger700">
        Put right before publishing
      </Typography>
      <Box tag="ul" paddingTop={2}>
        {problems.map(({ name, label, message, editPath }) => (
          <Box tag="li" key={`${editPath} ${label} ${message}`} paddingBottom={2}>
            <Typography style={{ overflowWrap: 'anywhere' }}>
              <Typography tag={Link} to={editPath} textColor="primary700" fontWeight="bold">
                {name}
              </Typography>
              , {label}: {message}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
