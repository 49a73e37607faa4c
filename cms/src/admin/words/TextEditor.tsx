import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { readArticleMarkdown } from '../../ownersContent/articleMarkdown.ts'
import { checkDocument } from '../../ownersContent/checkDocument.ts'
import type { PlaceOfText } from '../../ownersContent/pressing.ts'
import { countWords } from '../../ownersContent/textRoom.ts'
import { Reading } from '../documents/Reading.tsx'
import { Quiet } from '../site/parts.tsx'

const LINE = 60

type Props = {
  found: PlaceOfText
  pages: readonly string[]
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

export function TextEditor({ found, pages, now, kept, problems, isBusy, fault, onType, onKeep, onLeave }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const own = checkDocument('text', { place: found.place, was: found.was, now }).mistakes.map(({ message }) => message)
  const all = [...new Set([...own, ...deadLinks(now, pages), ...(now.trim() === '' ? [] : (problems ?? []))])]
  const isSame = now.trim() === found.was

  useEffect(() => area.current?.focus(), [found.place])

  function put(words: string) {
    onType(words)
    area.current?.focus()
  }

  function onKey(event: KeyboardEvent) {
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    const keeps = isEnter && (!found.isProse || event.ctrlKey || event.metaKey)
    if (!keeps && event.key !== 'Escape') return
    event.preventDefault()
    if (keeps) onKeep()
    else onLeave()
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
        <Quiet>{roomFor(found, now)}</Quiet>
      </Field.Root>
      <Box role="status">
        {all.map((message) => (
          <Typography tag="p" key={message} textColor="danger700" style={{ overflowWrap: 'anywhere' }}>
            {message}
          </Typography>
        ))}
        {all.length > 0 && <Quiet>You can save it as a draft. It stays back until this is put right.</Quiet>}
        {problems === null && all.length === 0 && (
          <Quiet>The preview does not answer, so the room at this place is checked when you publish.</Quiet>
        )}
        {fault && <Typography textColor="danger700">{fault}</Typography>}
      </Box>
      <Flex gap={2} wrap="wrap">
        <Button loading={isBusy} disabled={now === kept} onClick={onKeep}>
          Save
        </Button>
        <Button variant="tertiary" onClick={onLeave}>
          Cancel
        </Button>
        {now !== kept && (
          <Button variant="tertiary" onClick={() => put(kept)}>
            As it was
          </Button>
        )}
        {!isSame && (
          <Button variant="tertiary" onClick={() => put(found.was)}>
            The site’s own words
          </Button>
        )}
      </Flex>
      <Quiet>
        {found.isProse ? 'Ctrl and Enter save' : 'Enter saves'} it as a draft, Escape cancels. Visitors see it when you publish.
      </Quiet>
      {(found.isProse || /[*`[]/.test(now)) && <Reading text={now} />}
      {!isSame && (
        <Quiet>
          <b>The site’s own words:</b> {found.was}
        </Quiet>
      )}
    </Flex>
  )
}

function deadLinks(now: string, pages: readonly string[]): string[] {
  const missing = readArticleMarkdown(now).internalLinks.filter((link) => !pages.includes(link.replace(/[?#].*$/, '')))
  return pages.length === 0
    ? []
    : missing.map((link) => `The site has no page ${link} now: change the link, unless you publish that page too.`)
}

function roomFor({ isProse, least, most, mostWords }: PlaceOfText, now: string): string {
  const text = now.trim()
  const words = countWords(text)
  const parts = [
    mostWords !== undefined && `${words} of at most ${mostWords} words`,
    most !== undefined && `${text.length} of ${least === undefined ? 'at most ' : `${least} to `}${most} characters`,
    most === undefined && mostWords === undefined && `${words} ${words === 1 ? 'word' : 'words'}`,
    isProse ? 'several paragraphs and lists' : 'one line',
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
