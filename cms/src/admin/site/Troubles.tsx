import { Box, Button, Typography } from '@strapi/design-system'
import type { SiteState } from '../../ownersContent/siteAnswers.ts'
import { Notice } from './parts.tsx'
import { usePresses } from './siteState.ts'

type Props = { site: SiteState; reload: () => void }

/** On Home and on Site until it is dealt with: by a later version, by a build that goes well, or by a press. */
export function Troubles({ site, reload }: Props) {
  const { busy, refusal, send } = usePresses(reload)
  return (
    <>
      {site.troubles.map(({ key, words, details, dismiss }) => (
        <Box key={key} background="danger100" padding={4} hasRadius width="100%" role="alert">
          <Typography tag="p" textColor="danger700" style={{ overflowWrap: 'anywhere' }}>
            {words}
          </Typography>
          {details.length > 0 && (
            <details>
              <Typography tag="summary" variant="pi">
                For whoever helps you
              </Typography>
              {details.map((line) => (
                <Typography tag="p" variant="pi" key={line} style={{ overflowWrap: 'anywhere' }}>
                  {line}
                </Typography>
              ))}
            </details>
          )}
          {dismiss !== null && (
            <Button variant="secondary" size="S" loading={busy} marginTop={2} onClick={() => send(`/site/versions/${dismiss}/dealt-with`)}>
              I have dealt with it
            </Button>
          )}
        </Box>
      ))}
      {refusal && <Notice tone="danger">{refusal.message}</Notice>}
    </>
  )
}
