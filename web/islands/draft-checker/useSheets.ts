import { startTransition, useEffect, useRef, useState } from 'react'
import { type CdrCheck, checkCdr } from '#domain/draft/checkDraft.ts'
import type { DraftRules } from '#domain/draft/episode.ts'
import { type RplReports, readRplReports } from '#domain/draft/rplReports.ts'
import type { Sheet } from './draftProps.ts'

export const sheets = ['episode1', 'episode2', 'episode3', 'statement', 'rpl'] as const satisfies readonly Sheet[]

export type SheetTexts = Readonly<Record<Sheet, string>>

/** A check and the texts it was made from: spans are correct only in these. */
export type DraftCheck = { texts: SheetTexts; cdr: CdrCheck; rpl: RplReports }

export const noTexts: SheetTexts = { episode1: '', episode2: '', episode3: '', statement: '', rpl: '' }

const noCheck: DraftCheck = { texts: noTexts, cdr: { texts: noTexts, episodes: {}, repeats: [] }, rpl: { words: 0, reports: [] } }

/** Waits for the end of a burst of keys. */
const PAUSE_MS = 16

/** The text fields and their results. The text is in the fields and nowhere else. */
export function useSheets(rules: DraftRules) {
  const fields = useRef<Partial<Record<Sheet, HTMLTextAreaElement | null>>>({})
  const latest = useRef(noCheck)
  const running = useRef<{ timer?: ReturnType<typeof setTimeout>; work: AbortController }>({ work: new AbortController() })
  const [check, setCheck] = useState(noCheck)

  function texts(): SheetTexts {
    const read = (sheet: Sheet) => fields.current[sheet]?.value ?? ''
    return {
      episode1: read('episode1'),
      episode2: read('episode2'),
      episode3: read('episode3'),
      statement: read('statement'),
      rpl: read('rpl'),
    }
  }

  async function run(signal: AbortSignal) {
    const now = texts()
    const before = latest.current
    const cdr = await runInTimeSlices(checkCdr(now, rules, before.cdr), signal)
    if (cdr === undefined) return
    latest.current = { texts: now, cdr, rpl: now.rpl === before.texts.rpl ? before.rpl : readRplReports(now.rpl) }
    startTransition(() => setCheck(latest.current))
  }

  function changed() {
    clearTimeout(running.current.timer)
    running.current.work.abort()
    const work = new AbortController()
    running.current = { work, timer: setTimeout(() => run(work.signal), PAUSE_MS) }
  }

  function write(next: Partial<SheetTexts>) {
    for (const sheet of sheets) {
      const field = fields.current[sheet]
      if (field && next[sheet] !== undefined) field.value = next[sheet]
    }
    changed()
  }

  // Text that was there before the script was: typed early, or brought back by the browser.
  useEffect(changed, [])

  return { fields, check, texts, changed, write }
}

/** Longer work than this between two frames is noticeable while typing. */
const SLICE_MS = 8

/** Does work in steps and lets the browser draw and take input in between. Undefined when it was aborted. */
async function runInTimeSlices<Result>(steps: Generator<undefined, Result>, signal: AbortSignal): Promise<Result | undefined> {
  let until = performance.now() + SLICE_MS
  for (;;) {
    const step = steps.next()
    if (step.done) return signal.aborted ? undefined : step.value
    if (performance.now() < until) continue
    await pause()
    if (signal.aborted) return undefined
    until = performance.now() + SLICE_MS
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
