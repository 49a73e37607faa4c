import { useEffect, useState } from 'react'

/** The text once it has stayed the same for so long. */
export function useAfterPause(text: string, ms: number): string {
  const [shown, setShown] = useState('')
  useEffect(() => {
    const timer = setTimeout(setShown, ms, text)
    return () => clearTimeout(timer)
  }, [text, ms])
  return shown
}
