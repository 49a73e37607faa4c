import { Button, Flex } from '@strapi/design-system'
import type { Scheduled, ShownChange, SiteState } from '../../ownersContent/siteAnswers.ts'
import { Quiet } from './parts.tsx'
import type { usePresses } from './siteState.ts'
import { earlierWords } from './siteWords.ts'

type Props = {
  scheduled: Scheduled
  change: ShownChange | undefined
  site: SiteState
} & Pick<ReturnType<typeof usePresses>, 'busy' | 'send'>

/** What is scheduled stays as it was then, whatever becomes of the draft. */
export function ScheduledEarlier({ scheduled, change, site, busy, send }: Props) {
  const { documentId, name, dueAt } = scheduled
  return (
    <Flex direction="column" alignItems="flex-start" gap={2} paddingTop={1} paddingBottom={1}>
      <Quiet tone="warning700">
        Scheduled: {earlierWords(scheduled)}.{change && ' What was saved since is not in it.'}
      </Quiet>
      <Flex gap={2} wrap="wrap">
        {change?.mistakes.length === 0 && (
          <Button
            variant="secondary"
            size="S"
            loading={busy}
            disabled={!site.isOn}
            aria-label={`Schedule this draft: ${name}`}
            onClick={() => send('/site/publish', { base: site.base, dueAt, chosen: [{ documentId, seen: change.seen }] })}
          >
            Schedule this draft
          </Button>
        )}
        <Button
          variant="tertiary"
          size="S"
          loading={busy}
          aria-label={`Cancel it: what is scheduled of ${name}`}
          onClick={() => send('/site/unschedule', { documentId })}
        >
          Cancel it
        </Button>
      </Flex>
    </Flex>
  )
}
