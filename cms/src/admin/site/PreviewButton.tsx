import { Button, Flex, LinkButton, Typography } from '@strapi/design-system'
import { ExternalLink, Eye } from '@strapi/icons'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { type Problem, refusalOf } from './siteState.ts'

const ASK_EACH_MS = 1_000
const SLOW_MS = 60_000

type Made = { number: number; leftOut: string[] }
type State = { state: 'waiting' | 'building' | 'ready' | 'failed' | 'replaced'; problem: Problem | null; link: string | null }

/** Without a version it shows the drafts. A link appears when the pages are there, because a window opened later would be blocked. */
export function PreviewButton({ version = null, label }: { version?: number | null; label: string }) {
  const { get, post } = useFetchClient()
  const [made, setMade] = useState<Made | null>(null)
  const [state, setState] = useState<State | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const isWaiting = made !== null && (state === null || state.state === 'waiting' || state.state === 'building')

  useEffect(() => {
    if (!made || !isWaiting) return
    const since = Date.now()
    const timer = setInterval(() => {
      get<State>(`/site/preview/${made.number}`).then(
        ({ data }) => setState(data),
        (error) => setFault(refusalOf(error).message),
      )
      if (Date.now() - since > SLOW_MS) setFault('The preview takes long: is the publisher running?')
    }, ASK_EACH_MS)
    return () => clearInterval(timer)
  }, [get, made, isWaiting])

  async function make() {
    setState(null)
    setFault(null)
    try {
      setMade((await post<Made>('/site/preview', { version })).data)
    } catch (error) {
      setFault(refusalOf(error).message)
    }
  }

  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Flex gap={2} wrap="wrap">
        <Button variant="secondary" startIcon={<Eye />} loading={isWaiting} onClick={make}>
          {label}
        </Button>
        {state?.link && (
          <LinkButton href={state.link} target="_blank" rel="noopener noreferrer" startIcon={<ExternalLink />}>
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
