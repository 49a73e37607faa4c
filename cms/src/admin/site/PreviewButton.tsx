import { Button, Flex, LinkButton, Typography } from '@strapi/design-system'
import { ExternalLink, Eye } from '@strapi/icons'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Problem } from '../../siteContent/publishStatus.ts'
import { reasonOf } from '../shared/reasonOf.ts'

const ASK_EACH_MS = 1_000
const SLOW_MS = 60_000
const SLOW = 'The preview takes long: is the publisher running?'

type Made = { number: number; leftOut: string[] }
type State = { state: 'waiting' | 'building' | 'ready' | 'failed' | 'replaced'; problem: Problem | null; link: string | null }
/** `of` tells one button from the others to whoever does not see its row. */
type Props = { version?: number; label: string; of?: string }

/** Without a version it shows the drafts. A link appears when the pages are there, because a window opened later would be blocked. */
export function PreviewButton({ version, label, of }: Props) {
  const { get, post } = useFetchClient()
  const [isAsked, setIsAsked] = useState(false)
  const [made, setMade] = useState<Made | null>(null)
  const [state, setState] = useState<State | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const isWaiting = isAsked || (made !== null && isUnderWay(state))

  useEffect(() => {
    if (!made || !isWaiting) return
    const since = Date.now()
    let timer = setTimeout(ask, ASK_EACH_MS)
    let isOver = false

    async function ask() {
      const answered = await get<State>(`/site/preview/${made?.number}`).then(
        ({ data }) => ({ state: data, fault: isUnderWay(data) && Date.now() - since > SLOW_MS ? SLOW : null }),
        (error) => ({ state: null, fault: reasonOf(error) }),
      )
      if (isOver) return
      setState(answered.state)
      setFault(answered.fault)
      timer = setTimeout(ask, ASK_EACH_MS)
    }

    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [get, made, isWaiting])

  async function make() {
    setIsAsked(true)
    setMade(null)
    setState(null)
    setFault(null)
    try {
      setMade((await post<Made>('/site/preview', { version: version ?? null })).data)
    } catch (error) {
      setFault(reasonOf(error))
    } finally {
      setIsAsked(false)
    }
  }

  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Flex gap={2} wrap="wrap">
        <Button variant="secondary" startIcon={<Eye />} loading={isWaiting} aria-label={of && `${label} at ${of}`} onClick={make}>
          {label}
        </Button>
        {state?.link && (
          <LinkButton
            href={state.link}
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
        {isWaiting && <Typography variant="pi">The preview is being made.</Typography>}
        {state?.state === 'replaced' && <Typography variant="pi">Someone else has made another preview: make yours again.</Typography>}
        {state?.problem && <Typography textColor="danger700">{state.problem.sentence}</Typography>}
        {fault && <Typography textColor="danger700">{fault}</Typography>}
        {made && made.leftOut.length > 0 && (
          <Typography tag="p" variant="pi" textColor="warning700">
            Shown as published, because of mistakes: {made.leftOut.join(', ')}.
          </Typography>
        )}
      </div>
    </Flex>
  )
}

function isUnderWay(state: State | null): boolean {
  return state === null || state.state === 'waiting' || state.state === 'building'
}
