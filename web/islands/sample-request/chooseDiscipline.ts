import { keepDraft, SAMPLE_DRAFT } from '../draft.ts'

/** Chooses the discipline in the form that `hash` leads to, then goes there and on to the next empty field. */
export function chooseDiscipline(code: string, hash: string): void {
  const section = document.querySelector<HTMLElement>('#request-a-sample')
  const select = section?.querySelector<HTMLSelectElement>('select[name="discipline"]')
  if (!section || !select) return
  if ([...select.options].some(({ value }) => value !== '' && value === code)) {
    keepDraft(SAMPLE_DRAFT, { discipline: code })
    // The draft tells a living form; this tells one that is not alive yet, or cannot keep drafts.
    select.value = code
    select.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (hash !== `#${section.id}`) return
  if (location.hash !== hash) history.pushState(null, '', hash)
  section.scrollIntoView()
  section.querySelector<HTMLElement>('input[type="email"]')?.focus({ preventScroll: true })
}
