import { useEffect } from 'react'
import { type PhoneReading, type ReadPhone, readPhoneLightly } from '#domain/phone/phoneReading.ts'
import { createStore, useStore } from '../runtime/store.ts'

const reader = createStore<ReadPhone>(readPhoneLightly)

let loading: Promise<void> | undefined

/** The rules of each country are 30 KB: they come with the first letter of a number, and are asked for again with the next where they were lost. */
function load(): Promise<void> {
  loading ??= import('#domain/phone/readPhone.ts').then(
    ({ readPhone }) => reader.set(readPhone),
    () => {
      loading = undefined
    },
  )
  return loading
}

export function usePhoneReading(typed: string, ownCountry: string): PhoneReading {
  const read = useStore(reader, readPhoneLightly)
  useEffect(() => {
    if (typed !== '') void load()
  }, [typed])
  return read({ typed, ownCountry })
}

/** A lead does not wait longer for them. */
const PATIENCE_MS = 2000

/** For a number that is sent before its rules are there. */
export async function phoneReader(typed: string): Promise<ReadPhone> {
  if (typed !== '') await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  return reader.get()
}
