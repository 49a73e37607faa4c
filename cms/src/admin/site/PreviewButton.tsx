import { Button, Flex, LinkButton, Typography } from '@strapi/design-system'
import { ExternalLink, Eye } from '@strapi/icons'
import { usePreview } from './usePreview.ts'

/** `of` tells one button from the others to whoever does not see its row. */
type Props = { version?: number; label: string; of?: string }

/** Without a version it shows the drafts. A link appears when the pages are there, because a window opened later would be blocked. */
export function PreviewButton({ version, label, of }: Props) {
  const { make, isWaiting, state, fault, link, leftOut } = usePreview(version)
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Flex gap={2} wrap="wrap">
        <Button
          variant="secondary"
          startIcon={<Eye />}
          loading={isWaiting && link === null}
          aria-label={of && `${label} at ${of}`}
          onClick={make}
        >
          {label}
        </Button>
        {link && (
          <LinkButton
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            startIcon={<ExternalLink />}
            aria-label={of && `Open the preview of ${of}`}
          >
            Open the preview
          </LinkButton>
        )}
      </Flex>
      <div role="status">
        {isWaiting && link === null && <Typography variant="pi">The preview is being made.</Typography>}
        {isWaiting && link !== null && <Typography variant="pi">You can look already. Its links are still being checked.</Typography>}
        {state?.state === 'replaced' && <Typography variant="pi">Someone else has made another preview: make yours again.</Typography>}
        {state?.problem && <Typography textColor="danger700">{state.problem.sentence}</Typography>}
        {fault && <Typography textColor="danger700">{fault}</Typography>}
        {leftOut.length > 0 && (
          <Typography tag="p" variant="pi" textColor="warning700">
            Shown as published, because of mistakes: {leftOut.join(', ')}.
          </Typography>
        )}
      </div>
    </Flex>
  )
}
