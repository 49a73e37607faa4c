import type { compareChoices } from '#content/occupationTexts.ts'
import { fillIn } from '#domain/fillIn.ts'
import { comparisonPath, MOST_COMPARED } from '#domain/occupations.ts'
import { part, parts, printed } from '../dom.ts'

export function startCompareChoices(form: HTMLFormElement): void {
  const words = printed<typeof compareChoices>(form.dataset.compare)
  const boxes = parts<HTMLInputElement>(form, 'input[name="codes"]')
  const bar = part(form, '[data-bar]')
  const rowOf = (box: HTMLElement) => box.closest<HTMLElement>('[data-row]') ?? box
  const ticked = () => boxes.filter((box) => box.checked)

  function show(): void {
    const now = ticked()
    const titles = now.map((box) => part(rowOf(box), '[data-names] a').textContent).join(', ')
    for (const box of boxes) {
      box.disabled = !box.checked && now.length >= MOST_COMPARED
      rowOf(box).toggleAttribute('data-chosen', box.checked)
    }
    bar.hidden = now.length === 0
    document.documentElement.toggleAttribute('data-comparing', now.length > 0)
    const said = fillIn([words.chosenNone, words.chosenOne][now.length] ?? words.chosenMany, { titles })
    // A moment after its bar is shown: a screen reader announces changes in a live region that was there before.
    setTimeout(() => part(form, '[data-chosen-titles]').replaceChildren(said))
    part<HTMLButtonElement>(form, '[type=submit]').disabled = now.length < 2
  }

  form.addEventListener('change', show)
  form.addEventListener('reset', () => {
    const first = ticked().find((box) => !box.closest('[hidden]'))
    setTimeout(() => {
      show()
      // The button that was pressed is gone with its bar, and a search may hide the rows.
      const next = first ?? document.querySelector<HTMLElement>('[data-listing] search input')
      next?.focus()
    })
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    location.assign(comparisonPath(ticked().map((box) => box.value)))
  })
  show()
}
