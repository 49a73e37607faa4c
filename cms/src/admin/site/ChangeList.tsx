import { Box, Checkbox, Flex, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import { contentTypes } from '../../siteContent/contentTypes.ts'
import type { Change } from './siteState.ts'

const WHAT = { added: 'New', changed: 'Changed', removed: 'Leaves the site' }

type Props = { changes: readonly Change[]; left: ReadonlySet<string>; onToggle: (documentId: string) => void }

/** `left` are those that the editor unticked; one with a mistake cannot be ticked. */
export function ChangeList({ changes, left, onToggle }: Props) {
  return (
    <Box tag="ul" width="100%">
      {changes.map((change) => {
        const { documentId, what, name, kind, notices, problems, editPath } = change
        const isSound = problems.length === 0
        const noun = contentTypes.find((type) => type.kind === kind)?.noun ?? ''
        return (
          <Box tag="li" key={documentId} paddingBottom={3}>
            <Flex gap={3} alignItems="flex-start">
              <Checkbox
                aria-label={`Publish ${name}`}
                checked={isSound && !left.has(documentId)}
                disabled={!isSound}
                onCheckedChange={() => onToggle(documentId)}
              />
              <Box>
                <Typography style={{ overflowWrap: 'anywhere' }}>
                  {WHAT[what]}:{' '}
                  {what === 'removed' ? (
                    name
                  ) : (
                    <Typography tag={Link} to={editPath} textColor="primary700">
                      {name}
                    </Typography>
                  )}
                  {name.toLowerCase() === noun ? '' : ` (${noun})`}
                </Typography>
                {!isSound && (
                  <Typography tag="p" variant="pi" textColor="danger700">
                    Stays back until its mistakes are put right.
                  </Typography>
                )}
                {notices.map((notice) => (
                  <Typography tag="p" variant="pi" textColor="warning700" key={notice}>
                    {notice}
                  </Typography>
                ))}
              </Box>
            </Flex>
          </Box>
        )
      })}
    </Box>
  )
}
