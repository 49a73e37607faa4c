import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'

export type Fetched<Data> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: Data }

/** Asks again whenever `version` changes. */
export function useFetched<Data>(path: string, version: unknown = null): Fetched<Data> & { reload: () => void } {
  const { get } = useFetchClient()
  const [fetched, setFetched] = useState<Fetched<Data>>({ state: 'loading' })
  const [asked, setAsked] = useState(0)
  const reload = useCallback(() => setAsked((times) => times + 1), [])

  useEffect(() => {
    const leaving = new AbortController()
    get<Data>(path, { signal: leaving.signal }).then(
      ({ data }) => setFetched({ state: 'ready', data }),
      () => {
        if (!leaving.signal.aborted) setFetched({ state: 'failed' })
      },
    )
    return () => leaving.abort()
  }, [get, path, version, asked])

  return { ...fetched, reload }
}
