import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Problem } from '../../ownersContent/publishStatus.ts'
import { reasonOf } from '../shared/reasonOf.ts'

const ASK_EACH_MS = 500
const SLOW_MS = 60_000
const SLOW = 'The preview takes long: is the publisher running?'

type Made = { number: number; leftOut: string[] }
type State = { state: 'waiting' | 'building' | 'ready' | 'failed' | 'replaced'; problem: Problem | null; link: string | null }

/** Makes a preview and asks how it goes. Its link is there as soon as single pages can be looked at. */
export function usePreview(version: number | null = null) {
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
      setMade((await post<Made>('/site/preview', { version })).data)
    } catch (error) {
      setFault(reasonOf(error))
    } finally {
      setIsAsked(false)
    }
  }

  return { make, isWaiting, state, fault, link: state?.link ?? null, leftOut: made?.leftOut ?? [], number: made?.number ?? null }
}

function isUnderWay(state: State | null): boolean {
  return state === null || state.state === 'waiting' || state.state === 'building'
}
