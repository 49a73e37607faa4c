import { getFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Colleague, Doing } from '../../leads/leadViews.ts'

const EVERY_MS = 5_000

/** Tells the inbox what this person does with the lead, and hears who else is there and whether it was changed. */
export function usePresence(documentId: string, doing: Doing, revision: number | null, changed: () => void): Colleague[] {
  const [here, setHere] = useState<Colleague[]>([])

  useEffect(() => {
    let left = false
    const tell = () => {
      if (document.hidden) return
      tellInbox(documentId, doing).then(
        ({ data }) => {
          if (left) return
          setHere(data.here)
          if (revision !== null && data.revision !== revision) changed()
        },
        // Erased, or away for a moment: reading it again tells which.
        () => left || changed(),
      )
    }
    tell()
    const timer = setInterval(tell, EVERY_MS)
    return () => {
      left = true
      clearInterval(timer)
    }
  }, [documentId, doing, revision, changed])

  useEffect(() => {
    return () => {
      setHere([])
      tellInbox(documentId, null).catch(() => undefined)
    }
  }, [documentId])

  return here
}

function tellInbox(documentId: string, doing: Doing | null) {
  return getFetchClient().post<{ revision: number; here: Colleague[] }>(`/leads/${documentId}/presence`, { doing })
}
