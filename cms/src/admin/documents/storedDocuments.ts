import { adminApi } from '@strapi/strapi/admin'
import { useStore } from 'react-redux'

const api = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] })
type State = Parameters<typeof api.util.selectInvalidatedBy>[0]
type Action = Parameters<ReturnType<typeof useStore>['dispatch']>[0]
/** Strapi's types do not tell of its own question for one document. */
const answerAnew = api.util.updateQueryData as unknown as (question: string, asked: unknown, answer: () => object) => Action

const tag = (id: string) => ({ type: 'Document' as const, id })

export function useStoredDocuments() {
  const store = useStore()
  return {
    readAgain: (...ids: string[]) => void store.dispatch(api.util.invalidateTags(ids.map(tag))),

    /** Fills the form with what the inbox answered. Strapi's way, to read it again, takes the form away while there is no answer. */
    fill(id: string, answer: object) {
      for (const { endpointName, originalArgs } of api.util.selectInvalidatedBy(store.getState() as State, [tag(id)]))
        if (endpointName === 'getDocument') store.dispatch(answerAnew(endpointName, originalArgs, () => answer))
    },
  }
}
