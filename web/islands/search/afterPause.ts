/** Does the work once nobody has asked for it for so long. A new request starts the pause again and ends work that is still going on. */
export function afterPause(ms: number, work: (signal: AbortSignal) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()
  return () => {
    clearTimeout(timer)
    running.abort()
    running = new AbortController()
    timer = setTimeout(work, ms, running.signal)
  }
}
