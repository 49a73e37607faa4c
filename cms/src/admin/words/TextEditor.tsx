import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { checkDocument } from '../../ownersContent/checkDocument.ts'
import type { PlaceOfText } from '../../ownersContent/pressing.ts'
import { limitWords } from './limits.ts'
import { ReadsAs } from './ReadsAs.tsx'

const LINE = 60

type Props = {
  found: PlaceOfText
  /** What is typed now, and what is kept. */
  now: string
  kept: string
  /** What the preview answered about these very words; undefined until then, null when it does not answer. */
  problems: string[] | null | undefined
  isBusy: boolean
  fault: string | null
  onType: (now: string) => void
  onKeep: () => void
  onLeave: () => void
}

/** One text of the site with its room, its rules and how it will read. */
export function TextEditor({ found, now, kept, problems, isBusy, fault, onType, onKeep, onLeave }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const own = checkDocument('text', { place: found.place, was: found.was, now }).problems.map(({ message }) => message)
  const all = [...new Set([...own, ...(problems ?? [])])]

  // A new text begins at its field.
  useEffect(() => area.current?.focus(), [found.place])

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault()
      onLeave()
    }
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (isEnter && (!found.isProse || event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onKeep()
    }
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={3} onKeyDown={onKey}>
      <Field.Root name="words" error={all.length > 0}>
        <Field.Label>The words</Field.Label>
        <Textarea
          ref={area}
          dir="auto"
          value={now}
          rows={found.isProse ? 12 : Math.min(8, 2 + Math.ceil(now.length / LINE))}
          onChange={(event) => onType(event.target.value)}
        />
        <Typography variant="pi" textColor="neutral600">
          {limitWords(found, now)}
        </Typography>
      </Field.Root>
      <Box role="status">
        {all.map((message) => (
          <Typography tag="p" key={message} textColor="danger700" style={{ overflowWrap: 'anywhere' }}>
            {message}
          </Typography>
        ))}
        {all.length > 0 && (
          <Typography tag="p" variant="pi">
            You can keep it as a draft. It stays back until this is put right.
          </Typography>
        )}
        {all.length === 0 && problems === null && (
          <Typography tag="p" variant="pi">
            The preview does not answer, so the room at this place is checked when you publish.
          </Typography>
        )}
        {fault && <Typography textColor="danger700">{fault}</Typography>}
      </Box>
      <ReadsAs words={now} />
      {now.trim() !== found.was && (
        <Typography tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
          <b>The site’s own words:</b> {found.was}
        </Typography>
      )}
      <Flex gap={2} wrap="wrap">
        <Button loading={isBusy} disabled={now === kept} onClick={onKeep}>
          Keep
        </Button>
        <Button variant="tertiary" onClick={onLeave}>
          Leave
        </Button>
        {now !== kept && (
          <Button variant="tertiary" onClick={() => onType(kept)}>
            As it was
          </Button>
        )}
        {now.trim() !== found.was && (
          <Button variant="tertiary" onClick={() => onType(found.was)}>
            The site’s own words
          </Button>
        )}
      </Flex>
      <Typography variant="pi" textColor="neutral600">
        {found.isProse ? 'Ctrl and Enter keep' : 'Enter keeps'} it as a draft, Escape leaves. Visitors see it when you publish.
      </Typography>
    </Flex>
  )
}
