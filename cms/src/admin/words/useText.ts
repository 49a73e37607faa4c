import { useCallback, useEffect, useRef, useState } from 'react'
import type { FromPreview, PlaceOfText, ToPreview } from '../../ownersContent/pressing.ts'
import { reasonOf } from '../shared/reasonOf.ts'
import { saveText, storedText } from './textSaves.ts'

const REST_MS = 200
const PREFIX = 'words-typed:'

type Open = { place: string; found: PlaceOfText | null | undefined; now: string; kept: string }

/** Words that were typed and not kept yet: a lost session or a closed window does not take them. */
export function typedWords(): { place: string; now: string }[] {
  const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX))
  return keys.map((key) => ({ place: key.slice(PREFIX.length), now: window.localStorage.getItem(key) ?? '' }))
}

function keepTyped(place: string, now: string | null): void {
  if (now === null) window.localStorage.removeItem(PREFIX + place)
  else window.localStorage.setItem(PREFIX + place, now)
}

export function useText(tell: (message: ToPreview) => void, reload: () => void) {
  const [open, setOpen] = useState<Open | null>(null)
  const [checked, setChecked] = useState<{ now: string; problems: string[] | null } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  // The preview may answer before the press is drawn.
  const asked = useRef('')

  const press = useCallback(
    (place: string) => {
      asked.current = place
      setOpen({ place, found: undefined, now: '', kept: '' })
      setChecked(null)
      setFault(null)
      setIsSaved(false)
      tell({ type: 'find', place })
    },
    [tell],
  )

  function hear(message: FromPreview): void {
    if (message.type === 'place' && message.place === asked.current) void begin(message)
    if (message.type === 'checked' && message.place === asked.current) setChecked(message)
  }

  async function begin({ place, found }: Extract<FromPreview, { type: 'place' }>): Promise<void> {
    const stored = await storedText(place).catch((error) => void setFault(reasonOf(error)))
    if (place !== asked.current) return
    const kept = stored?.now ?? found?.was ?? ''
    setOpen({ place, found, kept, now: typedWords().find((typed) => typed.place === place)?.now ?? kept })
  }

  const { place, now, kept, found } = open ?? {}
  useEffect(() => {
    if (place === undefined || !found || now === undefined) return
    keepTyped(place, now === kept ? null : now)
    tell({ type: 'show', texts: [{ place, was: found.was, now }] })
    const timer = setTimeout(() => tell({ type: 'check', place, was: found.was, now }), REST_MS)
    return () => clearTimeout(timer)
  }, [tell, place, found, now, kept])

  async function keep(): Promise<void> {
    if (!open?.found) return
    if (open.now === open.kept) return leave()
    setIsBusy(true)
    setFault(null)
    try {
      await saveText({ place: open.place, was: open.found.was, now: open.now }, open.kept)
      keepTyped(open.place, null)
      setOpen(null)
      setIsSaved(true)
    } catch (error) {
      setFault(`Not saved. Your words are still here. ${reasonOf(error)}`)
    } finally {
      setIsBusy(false)
      reload()
    }
  }

  function leave(): void {
    if (open?.found) tell({ type: 'show', texts: [{ place: open.place, was: open.found.was, now: open.kept }] })
    asked.current = ''
    setOpen(null)
  }

  return {
    open,
    problems: checked?.now === open?.now ? checked?.problems : undefined,
    isBusy,
    isSaved,
    fault,
    press,
    hear,
    keep,
    leave,
    type: (typed: string) => setOpen((before) => before && { ...before, now: typed }),
  }
}
