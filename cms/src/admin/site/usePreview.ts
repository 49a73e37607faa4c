import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Failure } from '../../ownersContent/publishStatus.ts'
import { reasonOf } from '../shared/reasonOf.ts'

const ASK_EACH_MS = 300
const AFTER_NO_ANSWER_MS = 3_000
const SLOW_MS = 60_000
const SLOW = 'The preview takes long: is the publisher running?'

type NewPreview = { number: number; leftOut: string[] }
type Answer = { state: 'waiting' | 'ready' | 'failed' | 'replaced'; failure: Failure | null; link: string | null }
type Preview = { isWaiting: boolean; fault: string | null; link: string | null; leftOut: string[] }

const NONE: Preview = { isWaiting: false, fault: null, link: null, leftOut: [] }

export function usePreview(version: number | null = null) {
  const { get, post } = useFetchClient()
  const [made, setMade] = useState<{ number: number; since: number } | null>(null)
  const [preview, setPreview] = useState<Preview>(NONE)

  useEffect(() => {
    if (!made) return
    let timer = setTimeout(ask)
    let isOver = false

    async function ask() {
      const { answer, fault } = await get<Answer>(`/site/preview/${made?.number}`).then(
        ({ data }) => ({ answer: data, fault: null }),
        (error) => ({ answer: null, fault: reasonOf(error) }),
      )
      if (isOver) return
      const isWaiting = answer?.state === 'waiting'
      const slow = isWaiting && Date.now() - (made?.since ?? 0) > SLOW_MS ? SLOW : null
      setPreview((before) => ({ ...before, isWaiting, link: answer?.link ?? null, fault: fault ?? slow ?? faultOf(answer) }))
      if (isWaiting || answer === null) timer = setTimeout(ask, isWaiting ? ASK_EACH_MS : AFTER_NO_ANSWER_MS)
    }

    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [get, made])

  async function make() {
    setMade(null)
    setPreview({ ...NONE, isWaiting: true })
    try {
      const { data } = await post<NewPreview>('/site/preview', { version })
      setPreview((before) => ({ ...before, leftOut: data.leftOut }))
      setMade({ number: data.number, since: Date.now() })
    } catch (error) {
      setPreview({ ...NONE, fault: reasonOf(error) })
    }
  }

  return { ...preview, make }
}

function faultOf(answer: Answer | null): string | null {
  if (answer?.state === 'replaced') return 'Someone else has made another preview: make yours again.'
  return answer?.failure?.sentence ?? null
}
