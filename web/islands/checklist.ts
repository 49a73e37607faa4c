import { printOnly } from './printOnly.ts'

export function start(form: HTMLElement): void {
  const key = `checklist:${form.dataset.checklist}`
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const ticked = read(key)
  for (const box of boxes) box.checked ||= ticked.includes(box.name)

  const keepTicks = () =>
    keep(
      key,
      boxes.filter((box) => box.checked).map((box) => box.name),
    )
  // Boxes ticked before this script arrived count too.
  keepTicks()
  form.addEventListener('change', keepTicks)
  form.addEventListener('reset', () => keep(key, []))
  form.querySelector('[data-print]')?.addEventListener('click', () => printOnly('checklist'))
  form.querySelector('[data-checklist-actions]')?.removeAttribute('hidden')
}

function read(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return []
  }
}

function keep(key: string, names: string[]): void {
  try {
    if (names.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(names))
  } catch {
    // Storage is full or blocked: the ticks last as long as the page.
  }
}
