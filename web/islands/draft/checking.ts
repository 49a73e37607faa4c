import { checkDraft, type DraftCheck, noTexts } from '#domain/draft/checkDraft.ts'
import type { DraftRules } from '#domain/draft/episode.ts'
import { createStore, useStore } from '../runtime/store.ts'
import { changeDraft, draftStore } from './draftStore.ts'

/** `fault`: a rule has thrown. The margins throw it again, inside their boundary. */
export type Outcome = { check: DraftCheck; fault: Error | undefined }

const unchecked: Outcome = { check: { texts: noTexts, sheets: {}, repeats: [] }, fault: undefined }

/** Of the texts as they were when the last check ended. */
const outcomeStore = createStore<Outcome>(unchecked)

export const latestOutcome = outcomeStore.get

export function useOutcome(): Outcome {
  return useStore(outcomeStore, unchecked)
}

const PAUSE_MS = 16

/** Checks the texts each time they change, until the returned function is called. A newer change ends the check that is under way. */
export function startChecking(rules: DraftRules): () => void {
  let checked: unknown
  let running = new AbortController()
  const follow = () => {
    const { texts } = draftStore.get()
    if (texts === checked) return
    checked = texts
    running.abort()
    running = new AbortController()
    void check(rules, running.signal)
  }
  follow()
  const stopFollowing = draftStore.subscribe(follow)
  return () => {
    stopFollowing()
    running.abort()
  }
}

export function checkAgain(): void {
  changeDraft({ texts: { ...draftStore.get().texts } })
}

async function check(rules: DraftRules, signal: AbortSignal): Promise<void> {
  await pause(PAUSE_MS)
  if (signal.aborted) return
  const before = latestOutcome()
  try {
    const result = await inTimeSlices(checkDraft(draftStore.get().texts, rules, before.check), signal)
    if (result) outcomeStore.set({ check: result, fault: undefined })
  } catch (fault) {
    outcomeStore.set({ ...unchecked, fault: fault instanceof Error ? fault : new Error(String(fault)) })
  }
}

/** Longer work than this between two frames is noticeable while typing. */
const SLICE_MS = 8

/** Does work in steps and lets the browser draw and take input in between. Undefined when it was aborted. */
async function inTimeSlices<Result>(steps: Generator<undefined, Result>, signal: AbortSignal): Promise<Result | undefined> {
  let until = performance.now() + SLICE_MS
  for (;;) {
    const step = steps.next()
    if (step.done) return signal.aborted ? undefined : step.value
    if (performance.now() < until) continue
    await pause(0)
    if (signal.aborted) return undefined
    until = performance.now() + SLICE_MS
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
