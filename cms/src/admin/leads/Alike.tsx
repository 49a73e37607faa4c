import { Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { OneLead } from '../../leads/leadApi.ts'
import { oneLine } from '../../leads/messageText.ts'
import { shortDay, sydneyClock } from '../../time/sydneyTime.ts'
import { statusName, Warning } from './parts.tsx'

const WAIT_MS = 400
const MOST = 5
const LONGEST_WORDS = 80

type Person = { fullName: string; email: string; phone: string }

/** Before a caller is entered a second time. */
export function Alike({ fullName, email, phone }: Person) {
  const { post } = useFetchClient()
  const [found, setFound] = useState<OneLead['others']['leads']>([])
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    let isNewest = true
    const timer = setTimeout(() => {
      if (![fullName, email, phone].some((text) => text.trim().length > 2)) return setFound([])
      post<OneLead['others']>('/leads/alike', { fullName, email, phone }).then(
        ({ data }) => {
          if (!isNewest) return
          setFailed(false)
          setFound(data.leads.slice(0, MOST))
        },
        () => isNewest && setFailed(true),
      )
    }, WAIT_MS)
    return () => {
      isNewest = false
      clearTimeout(timer)
    }
  }, [post, fullName, email, phone])
  if (isFailed) return <Warning>Whether this person is in the inbox already could not be looked up.</Warning>
  if (found.length === 0) return null
  return (
    <Warning>
      <Typography fontWeight="bold">Perhaps in the inbox already:</Typography>
      <ul aria-label="Perhaps the same person">
        {found.map(({ documentId, at, person, words, leadStatus, same }) => (
          <li key={documentId}>
            <Typography tag={Link} to={`/leads/${documentId}`} textColor="primary600">
              {person.name ?? person.email ?? person.phone}
            </Typography>{' '}
            same {same.join(' and ')}, {statusName(leadStatus)}, {shortDay(sydneyClock(new Date(at)).day)}: {oneLine(words, LONGEST_WORDS)}
          </li>
        ))}
      </ul>
    </Warning>
  )
}
