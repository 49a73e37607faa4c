import { getFetchClient, isFetchError } from '@strapi/strapi/admin'
import { useRef } from 'react'
import { type Person, personName } from '../../history/person.ts'
import { RECEIPT, REPLY_TEMPLATE } from '../../leads/rights.ts'
import { contentTypeOf } from '../../ownersContent/contentTypes.ts'
import { useReadAgain, useRefill, type Values } from './storedDocuments.ts'
import { type SaveAction, useKeptSave } from './useKeptSave.ts'

type Stored = { updatedAt?: string; updatedBy?: Person | null }
type Props = { model: string; collectionType?: string; document?: Stored; documentId?: string }

/** What the owner and the team write: of two people who save one, the last would undo the first in silence. */
export function useDocumentSave({ model, collectionType, document, documentId }: Props): SaveAction | null {
  const readAgain = useReadAgain()
  const refill = useRefill()
  const lastOwn = useRef('')
  const isSingle = collectionType === 'single-types'
  // Without a document it is a new one or a copy: there Strapi keeps what was typed.
  const isOurs = isWritten(model) && (isSingle || document !== undefined)
  const path = `/content-manager/${collectionType}/${model}${isSingle ? '' : `/${documentId}`}`

  async function send(values: Values, before: Values) {
    const known = [document?.updatedAt ?? '', lastOwn.current].sort().at(-1)
    const headers: Record<string, string> = known ? { 'If-Match': `"${known}"` } : { 'If-None-Match': '*' }
    try {
      // Not cut off, as by a hook's client, by whoever leaves the page at once.
      const { data } = await getFetchClient().put<{ data: Stored }>(path, known ? changedFields(before, values) : values, { headers })
      lastOwn.current = data.data.updatedAt ?? ''
      return null
    } catch (error) {
      const status = isFetchError(error) ? error.status : undefined
      if (status === 404) return 'This has been deleted since you opened it. Copy your words before you leave the page.'
      if (status !== 412) throw error
      return `${await lastSavedBy(path)} has saved this since you opened it. Copy your words, load the page again, and put them in.`
    }
  }

  function onSaved(sent: Values) {
    readAgain(`${model}_LIST`)
    return refill(isSingle ? model : `${model}_${documentId}`, path, sent)
  }

  return useKeptSave({ isOurs, send, onSaved })
}

function isWritten(model: string): boolean {
  return contentTypeOf(model) !== undefined || model === REPLY_TEMPLATE || model === RECEIPT
}

async function lastSavedBy(path: string): Promise<string> {
  const { data } = await getFetchClient().get<{ data: Stored }>(path)
  return personName(data.data.updatedBy ?? {}) || 'Someone else'
}

function changedFields(before: Values, after: Values): Values {
  const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name])
  return Object.fromEntries(names.map((name) => [name, after[name] ?? null]))
}
