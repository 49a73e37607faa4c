import { Badge } from '@strapi/design-system'
import { useEffect, useState } from 'react'
import { countOthers } from './othersBatch.ts'

/** Says in the list that the same person sent other leads; the lead's page links them. */
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
  return <Badge title="The same person sent other leads: open this one to see them">{count >= 99 ? '99 or more' : `${count} more`}</Badge>
}
