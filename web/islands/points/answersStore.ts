import { useSyncExternalStore } from 'react'
import { type Answers, type PointsTable, readFragment, toFragment } from '#domain/points.ts'
import { replaceAddress } from '../runtime/address.ts'
import { createStore } from '../runtime/store.ts'

/** `isOfOtherVersion`: the address has answers to a table that is no longer shown. */
type Chosen = { answers: Answers; isOfOtherVersion: boolean }

export const nothingChosen: Chosen = { answers: {}, isOfOtherVersion: false }

export const chosenStore = createStore<Chosen>(nothingChosen)

/** The chosen row of one line: its view is drawn again only when it changes. */
export function useChosen(factor: string): string | undefined {
  return useSyncExternalStore(
    chosenStore.subscribe,
    () => chosenStore.get().answers[factor],
    () => undefined,
  )
}

type Factors = PointsTable['factors']

export function choose(factors: Factors, factor: string, band: string): void {
  const answers = { ...chosenStore.get().answers, [factor]: band }
  chosenStore.set({ answers, isOfOtherVersion: false })
  replaceAddress({ hash: toFragment(factors, answers) })
}

export function clearAnswers(): void {
  chosenStore.set(nothingChosen)
  replaceAddress({ hash: '' })
}

/** `chosen`: before React came, or before a link into the page took them out of the address. They are newer than the address. */
export function takeFromAddress(factors: Factors, chosen: Answers): void {
  const read = readFragment(factors, location.hash)
  const answers = { ...(read.kind === 'answers' ? read.answers : {}), ...chosen }
  chosenStore.set({ answers, isOfOtherVersion: read.kind === 'otherVersion' })
  // A reload needs them there.
  const fragment = toFragment(factors, answers)
  if (read.kind === 'none' && fragment !== '') replaceAddress({ hash: fragment })
}

/** A link with other answers replaces what is chosen; any other link into the page leaves it. */
export function followAddress(factors: Factors): () => void {
  const follow = () => takeFromAddress(factors, location.hash.startsWith('#points=') ? {} : chosenStore.get().answers)
  addEventListener('hashchange', follow)
  return () => removeEventListener('hashchange', follow)
}
