import { adminApi, getFetchClient } from '@strapi/strapi/admin'
import { useCallback } from 'react'
import { useDispatch, useStore } from 'react-redux'

export type Values = Record<string, unknown>

const api = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] })
type Action = Parameters<ReturnType<typeof useDispatch>>[0]
type Answer = { data?: object }
/** Strapi's types do not tell of its own question for one document. */
const answerAnew = api.util.updateQueryData as unknown as (question: string, asked: unknown, answer: (before: Answer) => Answer) => Action

const tag = (id: string) => ({ type: 'Document' as const, id })

export function useReadAgain(): (...ids: string[]) => void {
  const dispatch = useDispatch()
  return useCallback((...ids) => void dispatch(api.util.invalidateTags(ids.map(tag))), [dispatch])
}

/**
 * Reads what is stored under a path, and gives what fills the form with it. Strapi's own way to read it again takes
 * the form away while there is no answer; without one, what was sent is what is stored.
 */
export function useRefill(): (id: string, path: string, sent: Values) => Promise<() => void> {
  const store = useStore()
  return async (id, path, sent) => {
    const stored = await getFetchClient()
      .get<Answer>(path)
      .then(
        ({ data }) => data,
        () => null,
      )
    return () => {
      const state = store.getState() as Parameters<typeof api.util.selectInvalidatedBy>[0]
      for (const { endpointName, originalArgs } of api.util.selectInvalidatedBy(state, [tag(id)]))
        if (endpointName === 'getDocument')
          store.dispatch(answerAnew(endpointName, originalArgs, (before) => stored ?? { ...before, data: { ...before.data, ...sent } }))
    }
  }
}
