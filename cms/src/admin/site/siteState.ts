import { isFetchError, useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import { PUBLISH } from '../../ownersContent/contentTypes.ts'
import type { DocumentMistake, SiteState } from '../../ownersContent/siteAnswers.ts'
import { reasonOf } from '../shared/reasonOf.ts'
import { useFetched } from '../shared/useFetched.tsx'

export const publishing = [{ action: PUBLISH, subject: null }]

const ASK_EACH_MS = 2_000
const ASK_SELDOM_MS = 30_000

export function useSiteState(version: unknown = null) {
  return useFetched<SiteState>('/site/state', version, pause)
}

function pause(site: SiteState | null): number {
  return site?.versions.some(({ state }) => state === 'waiting' || state === 'building') ? ASK_EACH_MS : ASK_SELDOM_MS
}

type Refusal = { message: string; mistakes: DocumentMistake[] }

export function usePresses(reload?: () => void) {
  const { post } = useFetchClient()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    setRefusal(null)
    try {
      await work()
      return true
    } catch (error) {
      const details = isFetchError(error) ? (error.response?.data.error.details as Partial<Refusal> | undefined) : undefined
      setRefusal({ message: reasonOf(error), mistakes: details?.mistakes ?? [] })
      return false
    } finally {
      setBusy(false)
      reload?.()
    }
  }

  const send = (path: string, body: object = {}, headers: Record<string, string> = {}) => run(() => post(path, body, { headers }))
  return { busy, refusal, run, send }
}
