import { Box, Button, Field, Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { type FormEvent, useState } from 'react'
import type { DayLink } from '../../ownersContent/dayLinks.ts'
import { useFetched } from '../shared/useFetched.tsx'
import { Confirmed, Notice, Quiet } from './parts.tsx'
import { usePresses } from './siteState.ts'
import { inSydney } from './siteWords.ts'

const DAMAGED = 'The file of this link is damaged: it opens nothing. Revoke it, and make another.'

type NewLink = { name: string; link: string; leftOut: string[] }

/** The drafts as they are now, for someone without an account. */
export function DayLinks() {
  const { post } = useFetchClient()
  const links = useFetched<DayLink[]>('/site/day-links')
  const { busy, refusal, run, send } = usePresses(links.reload)
  const [name, setName] = useState('')
  const [made, setMade] = useState<NewLink | null>(null)

  async function make(event: FormEvent) {
    event.preventDefault()
    await run(async () => {
      const { data } = await post<Omit<NewLink, 'name'>>('/site/day-links', { name })
      setMade({ name, ...data })
      setName('')
    })
  }

  return (
    <Box tag="section" aria-label="Show it to someone" width="100%">
      <Typography tag="h3" fontWeight="bold">
        Show it to someone
      </Typography>
      <Quiet>A link shows the drafts as they are now, for 24 hours, to whoever has it. They need no account and can change nothing.</Quiet>
      <Flex tag="form" gap={2} alignItems="flex-end" wrap="wrap" paddingTop={2} onSubmit={make}>
        <Field.Root name="day-link-name">
          <Field.Label>Who is it for?</Field.Label>
          <Field.Input maxLength={60} value={name} onChange={({ target }: { target: { value: string } }) => setName(target.value)} />
        </Field.Root>
        <Button type="submit" variant="secondary" size="L" loading={busy} disabled={name.trim() === ''}>
          Make a link for a day
        </Button>
      </Flex>
      {refusal && <Notice tone="danger">{refusal.message}</Notice>}
      {made && <ShownLink {...made} />}
      <Box tag="ul" paddingTop={2}>
        {(links.data ?? []).map(({ hash, of, expires }) => (
          <Flex tag="li" key={hash} gap={3} paddingTop={2} justifyContent="space-between" wrap="wrap">
            <Typography style={{ overflowWrap: 'anywhere' }}>
              {of ? `${of.name}: until ${inSydney(expires)}, made by ${of.by}` : `${DAMAGED} Until ${inSydney(expires)}.`}
            </Typography>
            <Confirmed
              label="Revoke"
              of={of ? `the link for ${of.name}` : 'the damaged link'}
              question="Revoke the link?"
              busy={busy}
              onConfirm={() => {
                setMade(null)
                send(`/site/day-links/${hash}/revoke`)
              }}
            >
              Whoever has it sees nothing more, at once.
            </Confirmed>
          </Flex>
        ))}
      </Box>
    </Box>
  )
}

function ShownLink({ name, link, leftOut }: NewLink) {
  const [isCopied, setIsCopied] = useState(false)
  return (
    <Box paddingTop={2} role="status">
      <Field.Root name="day-link">
        <Field.Label>The link for {name}. It is shown only now: copy it.</Field.Label>
        <Field.Input readOnly value={link} onFocus={({ target }: { target: HTMLInputElement }) => target.select()} />
      </Field.Root>
      <Flex gap={3} paddingTop={2}>
        <Button variant="tertiary" onClick={() => navigator.clipboard.writeText(link).then(() => setIsCopied(true))}>
          Copy the link
        </Button>
        {isCopied && <Quiet>Copied.</Quiet>}
      </Flex>
      {leftOut.length > 0 && <Quiet tone="warning700">Shown as published, because of mistakes: {leftOut.join(', ')}.</Quiet>}
    </Box>
  )
}
