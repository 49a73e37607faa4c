import { useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import type { Found, ShownChange } from '../../ownersContent/siteAnswers.ts'
import { refusalOf } from './siteState.ts'

type Refusal = { message: string; problems: Found[] }

/** Sends what was shown and ticked. `refusal` stays until the next press. */
export function usePublish(reload: () => void) {
  const { post } = useFetchClient()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function send(path: string, body: object = {}): Promise<boolean> {
    setBusy(true)
    setRefusal(null)
    try {
      await post(path, body)
      return true
    } catch (error) {
      setRefusal(refusalOf(error))
      return false
    } finally {
      setBusy(false)
      reload()
    }
  }

  return {
    busy,
    refusal,
    send,
    publish: (base: number, changes: readonly ShownChange[], dueAt: number | null = null) =>
      send('/site/publish', { base, dueAt, chosen: changes.map(({ documentId, seen }) => ({ documentId, seen })) }),
  }
}
