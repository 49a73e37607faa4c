import { useEffect, useState } from 'react'

/** A screen reader announces the sum once the visitor has paused, not at every arrow key. */
const PAUSE_MS = 1000

/** The text, a pause after it last changed. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
