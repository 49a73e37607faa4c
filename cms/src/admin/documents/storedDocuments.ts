import { adminApi } from '@strapi/strapi/admin'
import { useMemo } from 'react'
import { useStore } from 'react-redux'
import { storedDocumentsOf } from '../strapiInternals.ts'

export function useStoredDocuments() {
  const store = useStore()
  return useMemo(() => storedDocumentsOf(adminApi, store), [store])
}
