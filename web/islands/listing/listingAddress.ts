const KEPT = ['q', 'category', 'list'] as const
const PAUSE_MS = 500

export type Choices = Record<(typeof KEPT)[number], string>

export function choicesInAddress(): Partial<Choices> {
  const parameters = new URLSearchParams(location.search)
  return Object.fromEntries(KEPT.flatMap((name) => (parameters.get(name) ? [[name, parameters.get(name)]] : [])))
}

let timer: ReturnType<typeof setTimeout> | undefined

/** After a pause in typing: Safari allows a hundred changes of the address in half a minute. */
export function keepInAddress(choices: Choices): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    const parameters = new URLSearchParams(location.search)
    for (const name of KEPT) {
      const value = choices[name].trim()
      if (value === '') parameters.delete(name)
      else parameters.set(name, value)
    }
    const search = String(parameters) === '' ? '' : `?${parameters}`
    if (search !== location.search) history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
  }, PAUSE_MS)
}
