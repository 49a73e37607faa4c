import { useEffect, useState } from 'react'

/** A screen reader hears the sum once the visitor has paused, not at every arrow key. */
const PAUSE_MS = 1000

export function useQuiet(text: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return said
}
