import type { OccupationRow } from '#content/occupationColumns.ts'
import { fillIn } from '#domain/fillIn.ts'
import { comparisonPath, idsInAddress } from '#domain/occupations.ts'
import { part, parts, printed } from '../dom.ts'
import { comparisonTable, type TableWords } from './comparisonTable.ts'

export function start(comparison: HTMLElement): void {
  const words = printed<TableWords>(comparison.dataset.comparison)
  const selects = parts<HTMLSelectElement>(comparison, '[data-choose] select')
  const said = part(comparison, '[data-said]')
  let loading: Promise<Map<string, OccupationRow>> | undefined

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
    said.textContent = words.loading
    try {
      const data = await load()
      // Another choice was made while the data was loading.
      if (chosen().join() === ids.join()) print(ids.flatMap((id) => data.get(id) ?? []))
    } catch {
      said.textContent = words.failed
    }
  }

  function print(occupations: readonly OccupationRow[]): void {
    const titles = occupations.map(({ title, code }) => `${title} ${code}`).join(', ')
    said.textContent = fillIn(['', words.oneOnly][occupations.length] ?? words.result, { titles })
    part(comparison, '[data-result]').replaceChildren(...(occupations.length === 0 ? [] : [comparisonTable(occupations, words)]))
    part(comparison, '[data-when-compared]').hidden = occupations.length < 2
    part(comparison, '[data-until-chosen]').hidden = occupations.length > 0
  }

  function chosen(): string[] {
    return [...new Set(selects.map(({ value }) => value).filter((value) => value !== ''))]
  }

  comparison.addEventListener('change', () => {
    history.replaceState(history.state, '', comparisonPath(chosen(), location.search))
    void show()
  })
  part(comparison, 'form').addEventListener('submit', (event) => event.preventDefault())

  const asked = idsInAddress(location.search)
  if (asked.length > 0) {
    history.replaceState(history.state, '', comparisonPath(asked, location.search) + location.hash)
    for (const [index, select] of selects.entries()) select.value = asked[index] ?? ''
  }
  void show()
}

async function loadOccupations(address: string): Promise<Map<string, OccupationRow>> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const { occupations } = (await response.json()) as { occupations: OccupationRow[] }
  return new Map(occupations.map((occupation) => [occupation.id, occupation]))
}
