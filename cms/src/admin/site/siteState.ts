import { isFetchError } from '@strapi/strapi/admin'
import { useEffect } from 'react'
import { useFetched } from '../shared/useFetched.ts'

export const publishing = [{ action: 'api::site.publish', subject: null }]

export type Found = { name: string; label: string; message: string; editPath: string }
export type Problem = { sentence: string; details: string[] }
export type Change = {
  documentId: string
  what: 'added' | 'changed' | 'removed'
  name: string
  kind: string
  /** Sent back, so that nothing else is published than what was shown. */
  seen: string
  problems: { label: string; message: string }[]
  notices: string[]
  editPath: string
}
export type Version = {
  id: number
  number: number | null
  state: 'scheduled' | 'cancelled' | 'waiting' | 'building' | 'live' | 'failed' | 'replaced'
  by: string
  title: string
  madeAt: number
  dueAt: number | null
  liveAt: number | null
  seconds: number | null
  problem: Problem | null
  changes: { what: Change['what']; name: string }[]
}
export type SiteState = {
  way: 'folder' | 'hook' | 'off'
  canPreview: boolean
  base: number
  live: number | null
  /** On the site, and not in the inbox, because its database is from an earlier backup. */
  unknown: number | null
  changes: Change[]
  problems: Found[]
  versions: Version[]
  now: number
}

const ASK_EACH_MS = 2_000
const ASK_SELDOM_MS = 30_000

/** Asked again often while something is on its way, and now and then for what another editor does. */
export function useSiteState() {
  const fetched = useFetched<SiteState>('/site/state')
  const { reload } = fetched
  const isMoving = fetched.state === 'ready' && fetched.data.versions.some(({ state }) => state === 'waiting' || state === 'building')

  useEffect(() => {
    const timer = setInterval(reload, isMoving ? ASK_EACH_MS : ASK_SELDOM_MS)
    return () => clearInterval(timer)
  }, [reload, isMoving])

  return fetched
}

/** What the inbox answered to a press that it refused. */
export function refusalOf(error: unknown): { message: string; problems: Found[] } {
  const answer = isFetchError(error)
    ? (error.response?.data?.error as { message?: string; details?: { problems?: Found[] } } | undefined)
    : undefined
  return {
    message: answer?.message ?? 'The inbox could not be reached. Check your connection, then try again.',
    problems: answer?.details?.problems ?? [],
  }
}
