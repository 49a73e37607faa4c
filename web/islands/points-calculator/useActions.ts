import { useState } from 'react'
import { pointsMessage, withBreakdown } from '#domain/pointsMessage.ts'
import { keepFields, messageKey, readFields } from '../formStorage.ts'
import type { CalculatorWords } from './calculatorProps.ts'
import type { CalculatorScore } from './pointsNotices.ts'

type Options = {
  score: CalculatorScore
  /** The answers as a fragment; empty without answers. */
  fragment: string
  words: CalculatorWords
  enquiry: { islandId: string; messageLabel: string }
  onClear: () => void
}

/** What can be done with a sum: send it with an enquiry, keep it as a link, print it, clear it. */
export function useActions({ score, fragment, words: { actions, message, totals }, enquiry, onClear }: Options) {
  const [note, setNote] = useState({ about: '', text: '', link: '' })
  const say = (text: string, link = '') => setNote({ about: fragment, text, link })
  const address = () => `${location.origin}${location.pathname}${fragment}`

  function send() {
    if (fragment === '') return say(actions.nothingYet)
    const key = messageKey(enquiry.messageLabel)
    const breakdown = pointsMessage(score, message, address())
    keepFields(key, { message: withBreakdown(readFields(key).message ?? '', breakdown, message) })
    say(actions.sent)
    document.querySelector<HTMLElement>(`[data-island-id="${enquiry.islandId}"] [name="fullName"]`)?.focus()
  }

  async function copy() {
    if (fragment === '') return say(actions.nothingYet)
    const copied = await navigator.clipboard?.writeText(address()).then(
      () => true,
      () => false,
    )
    if (copied) say(actions.copied)
    else say('', address())
  }

  /** Prints only the breakdown, because the page is long. */
  function print() {
    if (fragment === '') return say(actions.nothingYet)
    const root = document.documentElement
    root.dataset.printOnly = 'points'
    addEventListener('afterprint', () => delete root.dataset.printOnly, { once: true })
    window.print()
  }

  function clear() {
    onClear()
    setNote({ about: '', text: totals.spokenCleared, link: '' })
  }

  // The last notice was about other answers.
  const { text, link } = note.about === fragment ? note : { text: '', link: '' }
  return { send, copy, print, clear, said: text, link }
}
