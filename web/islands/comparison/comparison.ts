import { comparisonPath, idsInAddress } from '#domain/comparison.ts'
import { fillIn } from '#domain/fillIn.ts'
import { readWords } from '../readWords.ts'
import { comparisonTable, tableWords } from './comparisonTable.ts'
import { type ComparedOccupation, loadOccupations } from './occupationData.ts'

const pageWords = { ...tableWords, result: '', oneOnly: '', failed: '', loading: '' }

/** Fills the table for the occupations in the address, and updates the address when others are chosen. */
export function start(comparison: HTMLElement): void {
  const words = readWords(comparison.dataset.comparison, pageWords)
  const selects = [...comparison.querySelectorAll<HTMLSelectElement>('[data-choose] select')]
  const said = comparison.querySelector<HTMLElement>('[data-said]')
  const result = comparison.querySelector<HTMLElement>('[data-result]')
  let loading: Promise<Map<string, ComparedOccupation>> | undefined

  function load() {
    loading ??= loadOccupations(comparison.dataset.from ?? '')
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }

  async function show(): Promise<void> {
    const ids = chosen()
    if (ids.length === 0) return print([])
    if (said) said.textContent = words.loading
    try {
      const data = await load()
      // Another choice was made while the data was loading.
      if (chosen().join() !== ids.join()) return
      print(ids.flatMap((id) => data.get(id) ?? []))
    } catch {
      if (said) said.textContent = words.failed
    }
  }

  function print(occupations: readonly ComparedOccupation[]): void {
    const titles = occupations.map(({ title, code }) => `${title} ${code}`).join(', ')
    const sentence = ['', words.oneOnly][occupations.length] ?? words.result
    if (said) said.textContent = fillIn(sentence, { titles })
    result?.replaceChildren(...(occupations.length === 0 ? [] : [comparisonTable(occupations, words)]))
    const compared = comparison.querySelector<HTMLElement>('[data-when-compared]')
    if (compared) compared.hidden = occupations.length < 2
    const suggestions = comparison.querySelector<HTMLElement>('[data-until-chosen]')
    if (suggestions) suggestions.hidden = occupations.length > 0
  }

  function chosen(): string[] {
    return [...new Set(selects.map(({ value }) => value).filter((value) => value !== ''))]
  }

  function choose(ids: readonly string[]): void {
    for (const [index, select] of selects.entries()) select.value = ids[index] ?? ''
    show()
  }

  comparison.addEventListener('change', () => {
    history.replaceState(history.state, '', comparisonPath(chosen()))
    show()
  })
  comparison.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())

  const asked = idsInAddress(location.search)
  if (asked.length > 0) history.replaceState(history.state, '', comparisonPath(asked) + location.hash)
  choose(asked.length > 0 ? asked : chosen())
}
