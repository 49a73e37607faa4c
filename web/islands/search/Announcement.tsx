import { useEffect, useState } from 'react'

const ANNOUNCE_AFTER_MS = 600

type Props = {
  sentence: string
  /** What the page was printed with: nobody has asked for anything yet. */
  printed: string
}

/** Says to a screen reader what is shown, when the typing pauses. */
export function Announcement({ sentence, printed }: Props) {
  const [said, say] = useState('')
  useEffect(() => {
    if (sentence === (said || printed)) return
    const timer = setTimeout(() => say(sentence), ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [sentence, printed, said])
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
