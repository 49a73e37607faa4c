import { Box, Button, Flex, Typography } from '@strapi/design-system'
import type { Compared, SiteState } from '../../ownersContent/siteAnswers.ts'
import { useFetched } from '../shared/useFetched.tsx'
import { Differences } from './Differences.tsx'
import { inGroups } from './inGroups.ts'
import { Quiet } from './parts.tsx'

type Props = {
  version: { id: number; name: string; isBroughtBack: boolean }
  site: SiteState
  busy: boolean
  onBringBack: (documentId: string) => void
}

const WHAT = { added: 'Not on the site now', changed: 'Differs', removed: 'Not in this version' } as const

/** What is pressed for a change; without a text of the owner the site's own comes back. */
function pressOf({ what, kind }: Compared): string {
  if (what !== 'removed') return 'Bring back only this'
  return kind === 'text' ? 'Back to the site’s own words' : 'Take off the site'
}

/** What the site now and a version differ in, and each of it to be brought back alone. */
export function Comparison({ version: { id, name, isBroughtBack }, site, busy, onBringBack }: Props) {
  const fetched = useFetched<Compared[]>(`/site/versions/${id}/compare`, site.base)
  if (fetched.state === 'failed') return <Quiet tone="danger700">The version could not be read. Load the page again.</Quiet>
  if (fetched.state === 'loading') return <Typography role="status">Comparing.</Typography>
  if (fetched.data.length === 0) return <Typography role="status">The site shows the same now.</Typography>
  return (
    <Box width="100%" paddingTop={3}>
      {inGroups(fetched.data).map(([page, changes]) => (
        <Box key={page} paddingBottom={3}>
          <Typography tag="h3" fontWeight="bold">
            {page}
          </Typography>
          {changes.map((change) => (
            <Box key={change.documentId} paddingTop={2}>
              <Flex gap={3} justifyContent="space-between" alignItems="flex-start">
                <Typography style={{ overflowWrap: 'anywhere' }}>
                  {WHAT[change.what]}: {change.name}
                </Typography>
                {isBroughtBack && (
                  <Button
                    variant="secondary"
                    size="S"
                    loading={busy}
                    disabled={!site.isOn}
                    aria-label={
                      change.what === 'removed' ? `${pressOf(change)}: ${change.name}` : `Bring back only ${change.name} as in ${name}`
                    }
                    onClick={() => onBringBack(change.documentId)}
                  >
                    {pressOf(change)}
                  </Button>
                )}
              </Flex>
              <Differences differences={change.differences} before="On the site now" after={`In ${name}`} />
            </Box>
          ))}
        </Box>
      ))}
      {isBroughtBack && (
        <Quiet>What you bring back is published at once, under a new number. Its draft follows, unless you have written on.</Quiet>
      )}
    </Box>
  )
}
