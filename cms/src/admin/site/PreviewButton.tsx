import { Button, Flex, LinkButton } from '@strapi/design-system'
import { ExternalLink, Eye } from '@strapi/icons'
import { Quiet } from './parts.tsx'
import { usePreview } from './usePreview.ts'

type Props = { version?: number; label: string; of?: string }

/** Without a version it shows the drafts. A link appears when the pages are there, because a window opened later would be blocked. */
export function PreviewButton({ version, label, of }: Props) {
  const { make, isWaiting, fault, link, leftOut } = usePreview(version)
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Flex gap={2} wrap="wrap">
        <Button variant="secondary" startIcon={<Eye />} loading={isWaiting} aria-label={of && `${label} at ${of}`} onClick={make}>
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
        {isWaiting && <Quiet>The preview is being made.</Quiet>}
        {fault && <Quiet tone="danger700">{fault}</Quiet>}
        {leftOut.length > 0 && <Quiet tone="warning700">Shown as published, because of mistakes: {leftOut.join(', ')}.</Quiet>}
      </div>
    </Flex>
  )
}
