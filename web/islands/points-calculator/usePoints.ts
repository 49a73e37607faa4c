import { useEffect, useRef, useState } from 'react'
import type { Answers } from '#domain/points.ts'
import { readFragment, toFragment } from '#domain/pointsAddress.ts'
import type { CalculatorTable } from './calculatorProps.ts'

/** The answers: chosen in the form, kept in the address, restored from it. */
export function usePoints({ factors }: CalculatorTable) {
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState<Answers>({})
  const [otherVersion, setOtherVersion] = useState(false)

  useEffect(() => {
    const element = form.current
    if (element === null) return

    function show(kept: Answers) {
      for (const radio of radiosOf(form.current)) radio.checked = kept[radio.name] === radio.value
      setAnswers(kept)
    }

    function restore(chosenEarlier: Answers) {
      const read = readFragment(factors, location.hash)
      setOtherVersion(read.kind === 'otherVersion')
      const kept = { ...(read.kind === 'answers' ? read.answers : {}), ...chosenEarlier }
      if (read.kind === 'answers' || Object.keys(kept).length > 0) show(kept)
      // A link into the page took them out of the address, or they came before the script: a reload needs them there.
      if (read.kind === 'none' && Object.keys(kept).length > 0) keepInAddress(toFragment(factors, kept))
    }

    // Answers chosen before the script arrived are newer than the address.
    restore(chosenIn(element))
    const followAddress = () => restore(location.hash.startsWith('#points=') ? {} : chosenIn(element))
    addEventListener('hashchange', followAddress)
    return () => removeEventListener('hashchange', followAddress)
  }, [factors])

  function change() {
    if (form.current === null) return
    const chosen = chosenIn(form.current)
    setAnswers(chosen)
    setOtherVersion(false)
    if (Object.keys(chosen).length > 0) keepInAddress(toFragment(factors, chosen))
  }

  function choose(factor: string, band: string) {
    const radio = radiosOf(form.current).find(({ name, value }) => name === factor && value === band)
    if (radio === undefined) return
    radio.checked = true
    radio.focus()
    change()
  }

  function clear() {
    for (const radio of radiosOf(form.current)) radio.checked = false
    setAnswers({})
    setOtherVersion(false)
    keepInAddress('')
  }

  return { form, answers, fragment: toFragment(factors, answers), otherVersion, change, choose, clear }
}

function radiosOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])]
}

function chosenIn(form: HTMLFormElement): Answers {
  return Object.fromEntries(radiosOf(form).flatMap(({ checked, name, value }) => (checked ? [[name, value]] : [])))
}

/** Without a new entry in the history: Back leaves the page, and no server sees a fragment. */
function keepInAddress(fragment: string): void {
  try {
    history.replaceState(history.state, '', `${location.pathname}${location.search}${fragment}`)
  } catch {
    // Some browsers refuse very many changes in a short time; the next answer tries again.
  }
}
