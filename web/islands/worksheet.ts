import { centsOf, dollars } from '#domain/money.ts'

/** Adds up the lines as they are typed. A line that is not an amount is marked and left out. */
export function start(form: HTMLElement): void {
  const total = form.querySelector('output')
  const inputs = [...form.querySelectorAll('input')]

  function add() {
    let cents = 0
    for (const input of inputs) {
      const amount = centsOf(input.value)
      input.setAttribute('aria-invalid', String(amount === null))
      cents += amount ?? 0
    }
    if (total !== null) total.textContent = `${total.dataset.currency} ${dollars(cents)}`
  }

  form.addEventListener('input', add)
  add()
}
