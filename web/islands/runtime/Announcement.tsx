import { useEffect, useState } from 'react'

const PAUSE_MS = 1000

type Props = {
  sentence: string
  /** What the page was printed with: nobody has asked for anything yet. */
  printed?: string
}

/** Says to a screen reader what is shown once the visitor has paused, not at every key. */
export function Announcement({ sentence, printed = '' }: Props) {
  const [said, say] = useState('')
  useEffect(() => {
    if (sentence === (said || printed)) return
    const timer = setTimeout(say, PAUSE_MS, sentence)
    return () => clearTimeout(timer)
  }, [sentence, printed, said])
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
