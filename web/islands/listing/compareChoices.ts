import { comparisonPath, MOST_COMPARED } from '#domain/comparison.ts'
import { fillIn } from '#domain/fillIn.ts'
import { readWords } from '../readWords.ts'

/** Ticks two or three rows and opens their comparison on an address that can be shared. */
export function startCompareChoices(form: HTMLFormElement): void {
  const words = readWords(form.dataset.compare, { chosenNone: '', chosenOne: '', chosenMany: '' })
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[name="codes"]')]
  const chosen = form.querySelector<HTMLElement>('[data-chosen-titles]')
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]')
  const bar = form.querySelector<HTMLElement>('[data-bar]')
  const ticked = () => boxes.filter((box) => box.checked)

  function show(): void {
    const now = ticked()
    const titles = now.map((box) => box.closest<HTMLElement>('[data-row]')?.dataset.title ?? box.value).join(', ')
    for (const box of boxes) {
      box.disabled = !box.checked && now.length >= MOST_COMPARED
      box.closest('[data-row]')?.toggleAttribute('data-chosen', box.checked)
    }
    if (bar) bar.hidden = now.length === 0
    document.documentElement.toggleAttribute('data-comparing', now.length > 0)
    const said = fillIn([words.chosenNone, words.chosenOne][now.length] ?? words.chosenMany, { titles })
    // A moment after its bar is shown: a screen reader announces changes in a live region that was there before.
    setTimeout(() => chosen?.replaceChildren(said))
    if (submit) submit.disabled = now.length < 2
  }

  form.addEventListener('change', show)
  form.addEventListener('reset', () => {
    const first = ticked().find((box) => !box.closest('[hidden]'))
    setTimeout(() => {
      show()
      // The button that was pressed is gone with its bar, and a search may hide the rows.
      const next = first ?? form.closest('[data-listing]')?.querySelector<HTMLElement>('[data-search] input')
      next?.focus()
    })
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    location.assign(comparisonPath(ticked().map((box) => box.value)))
  })
  show()
}
