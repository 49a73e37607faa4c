import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isEmailTooLong, toSampleRequestPayload } from '#domain/sampleRequest.ts'
import { otherDiscipline } from '../../../cms/src/contract/disciplines.ts'
import type { NoteWords } from '../form/FormNotes.tsx'
import { useLead } from '../form/useLead.ts'
import { changedField, keepFields, readFields, type StoredFields, showFields, typedFields } from '../formStorage.ts'
import { whenShownAgain } from '../whenShown.ts'

type SampleRequestWords = NoteWords & {
  title: string
  intro: string
  discipline: string
  disciplinePlaceholder: string
  specify: string
  specifyPlaceholder: string
  email: string
  emailError: string
  subject: string
  queriesPrefix: string
}

export type SampleRequestProps = {
  headingId: string
  disciplines: readonly { value: string; label: string }[]
  /** Chosen from the start, because the page is about this discipline. */
  chosen?: string
  endpoint: string
  words: SampleRequestWords
  reach: { email: string; whatsapp: string }
}

const KEPT = 'sample'

/** The life of one sample request. Another part of the page may choose the discipline. */
export function useSampleRequest({ endpoint, words, chosen }: SampleRequestProps) {
  const form = useRef<HTMLFormElement>(null)
  const { status, setStatus, send } = useLead(endpoint)
  const [asksToSpecify, setAsksToSpecify] = useState(false)
  const [emailIsWrong, setEmailIsWrong] = useState(false)

  useEffect(() => {
    const element = form.current
    if (element === null) return
    const show = () => {
      const fields = withOwn(readFields(KEPT), chosen)
      const { discipline } = { ...readSampleRequest(element), ...fields }
      flushSync(() => setAsksToSpecify(discipline === otherDiscipline))
      showFields(element, fields, null)
    }
    // Typed before the script arrived, so it is newer.
    keepFields(KEPT, withoutOwn(typedFields(element), chosen))
    queueMicrotask(show)
    // The back/forward cache brings back a page from before the request was sent, or changed, on another one.
    whenShownAgain(show)
  }, [chosen])

  function changed(event: FormEvent<HTMLFormElement>) {
    setAsksToSpecify(readSampleRequest(event.currentTarget).discipline === otherDiscipline)
    keepFields(KEPT, withoutOwn(changedField(event), chosen))
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (status.is === 'sending') return
    const values = readSampleRequest(element)
    if (isEmailTooLong(values.email)) {
      setStatus({ is: 'idle' })
      return showEmail(element, true)
    }
    setEmailIsWrong(false)
    const answer = await send(element, toSampleRequestPayload(values, words))
    if (answer === undefined) return
    if (!answer.stored) return showEmail(element, answer.refused.includes('email'))
    // A reset goes back to the page's own discipline; the values just sent are cleared.
    showFields(element, { discipline: '' }, null)
    setAsksToSpecify(false)
    forgetSampleRequest()
  }

  function showEmail(element: HTMLFormElement, wrong: boolean) {
    flushSync(() => setEmailIsWrong(wrong))
    const control = wrong && element.elements.namedItem('email')
    if (control instanceof HTMLElement) control.focus()
  }

  return { form, status, asksToSpecify, emailIsWrong, submit, changed }
}

/** The page's own choice is not the visitor's: it is kept as none. */
function withoutOwn(fields: StoredFields, chosen: string | undefined): StoredFields {
  return chosen !== undefined && fields.discipline === chosen ? { ...fields, discipline: '' } : fields
}

function withOwn(fields: StoredFields, chosen = ''): StoredFields {
  return fields.discipline === '' ? { ...fields, discipline: chosen } : fields
}

export function forgetSampleRequest(): void {
  keepFields(KEPT, { discipline: '', specify: '', email: '' })
}

export function readSampleRequest(form: HTMLFormElement) {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return { discipline: text('discipline'), specify: text('specify'), email: text('email') }
}
