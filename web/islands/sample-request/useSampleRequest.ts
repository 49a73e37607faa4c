import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { otherDiscipline, toSampleRequestPayload } from '#domain/sampleRequest.ts'
import { dropDraft, keepDraft, onDraftChange, readDraft, SAMPLE_DRAFT } from '../draft.ts'
import { useLead } from '../form/useLead.ts'
import { writeFields } from '../form/writeFields.ts'
import type { SampleRequestProps } from './SampleRequest.tsx'

/** The life of one sample request. Another part of the page may choose the discipline through the draft. */
export function useSampleRequest({ endpoint, words, toasts, chosen }: SampleRequestProps) {
  const form = useRef<HTMLFormElement>(null)
  const { status, send } = useLead(endpoint, toasts)
  const [asksToSpecify, setAsksToSpecify] = useState(false)

  useEffect(() => {
    const element = form.current
    if (element === null) return
    function show(draft: Record<string, string>) {
      if (element === null) return
      flushSync(() => setAsksToSpecify((draft.discipline ?? read(element).discipline) === otherDiscipline))
      writeFields(element, draft)
    }
    const typed = Object.fromEntries(
      Object.entries(read(element)).filter(([name, value]) => value !== '' && !(name === 'discipline' && value === chosen)),
    )
    queueMicrotask(() => show({ ...readDraft(SAMPLE_DRAFT), ...typed }))
    return onDraftChange((key) => key === SAMPLE_DRAFT && queueMicrotask(() => show(readDraft(SAMPLE_DRAFT))))
  }, [chosen])

  function changed() {
    if (form.current === null) return
    const values = read(form.current)
    setAsksToSpecify(values.discipline === otherDiscipline)
    keepDraft(SAMPLE_DRAFT, values)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (!(await send(element, toSampleRequestPayload(read(element), words)))) return
    // A reset goes back to the page's own discipline; what was sent is cleared.
    writeFields(element, { discipline: '' })
    setAsksToSpecify(false)
    dropDraft(SAMPLE_DRAFT)
  }

  return { form, status, asksToSpecify, submit, changed }
}

function read(form: HTMLFormElement) {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return { discipline: text('discipline'), specify: text('specify'), email: text('email') }
}
