import { Badge } from '@strapi/design-system'
import { getFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

/** Says in the list that the same person may have sent other leads; the lead's page links them. */
export function OthersBadge({ documentId }: { documentId: string }) {
  const [count, setCount] = useState(0)

  useEffect(() => {
    let left = false
    countOthers(documentId).then(
      (others) => {
        if (!left) setCount(others)
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [documentId])

  if (count === 0) return null
  return (
    <Badge title="The same person may have sent other leads: open this one to see them">
      {count >= 99 ? '99 or more' : `${count} more`}
    </Badge>
  )
}

type Counts = Record<string, number>
type Batch = { ids: string[]; counts: Promise<Counts> }

let open: Batch | null = null

/** All cells of a page that ask in one go are answered by one request. */
async function countOthers(documentId: string): Promise<number> {
  open ??= startBatch()
  open.ids.push(documentId)
  return (await open.counts)[documentId] ?? 0
}

function startBatch(): Batch {
  const ids: string[] = []
  return { ids, counts: new Promise((resolve) => setTimeout(resolve)).then(() => ask(ids)) }
}

async function ask(ids: string[]): Promise<Counts> {
  open = null
  const { data } = await getFetchClient().get<Counts>(`/leads/others?ids=${ids.join(',')}`)
  return data
}
