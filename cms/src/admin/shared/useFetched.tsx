import { Typography } from '@strapi/design-system'
import { isFetchError, useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import type { Unchanged } from '../../leads/leadApi.ts'

/** `data` is what the newest answer said, even to another path. `isOld`: it was asked again and no answer came. */
export type Fetched<Data> =
  | { state: 'loading'; data: Data | null }
  | { state: 'failed'; data: Data | null; isGone: boolean }
  | { state: 'ready'; data: Data; isOld: boolean }

/** Asks again on a new `version`, `pause()` ms after an answer, and when looked at again. `pause` has to stay the same function. */
export function useFetched<Data>(
  path: string,
  version: unknown = null,
  pause?: (data: Data | null) => number,
): Fetched<Data> & { reload: () => void } {
  const { get } = useFetchClient()
  const [last, setLast] = useState<{ path: string; fetched: Fetched<Data> }>({ path, fetched: { state: 'loading', data: null } })
  const [asked, setAsked] = useState(0)
  const reload = useCallback(() => setAsked((times) => times + 1), [])

  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let newest: Data | null = null

    // Counted from the answer: an answer slower than the pause would else be given up for the next question, each time.
    function wait() {
      if (pause) timer = setTimeout(() => document.hidden || ask(), pause(newest))
    }

    function ask() {
      get<Data | Unchanged>(path + knownOf(path, newest), { signal: leaving.signal }).then(
        ({ data }) => {
          if (leaving.signal.aborted) return
          newest = isUnchanged(data) ? newest : data
          if (newest !== null) setLast({ path, fetched: { state: 'ready', data: newest, isOld: false } })
          wait()
        },
        (error: unknown) => {
          if (leaving.signal.aborted) return
          setLast(({ path: before, fetched }) => {
            // What has been erased is not shown as if it were only old.
            const isGone = isFetchError(error) && error.status === 404
            if (before === path && fetched.state === 'ready' && !isGone) return { path, fetched: { ...fetched, isOld: true } }
            return { path, fetched: { state: 'failed', data: fetched.data, isGone } }
          })
          wait()
        },
      )
    }

    function look() {
      if (!document.hidden) reload()
    }

    ask()
    if (pause) document.addEventListener('visibilitychange', look)
    return () => {
      leaving.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [get, path, version, pause, asked, reload])

  return { ...(last.path === path ? last.fetched : { state: 'loading', data: last.fetched.data }), reload }
}

/** What says what it is as of is asked for with that: the inbox reads nothing again while nothing has changed. */
function knownOf(path: string, data: unknown): string {
  const { asOf } = (data ?? {}) as { asOf?: unknown }
  return typeof asOf === 'string' ? `${path.includes('?') ? '&' : '?'}known=${encodeURIComponent(asOf)}` : ''
}

function isUnchanged(data: unknown): data is Unchanged {
  return typeof data === 'object' && data !== null && 'unchanged' in data
}

export function OldNote({ of }: { of: Fetched<unknown> }) {
  if (of.state !== 'ready' || !of.isOld) return null
  return (
    <Typography variant="pi" textColor="warning700" role="status">
      This may be out of date: the inbox did not answer.
    </Typography>
  )
}
