import { useCallback, useEffect, useRef } from 'react'
import { type FromPreview, isMessage, type ToPreview } from '../../ownersContent/pressing.ts'

/** The page in the frame: what it says is heard from its own origin alone, and told to that origin alone. */
export function useFrame(origin: string | null, hear: (message: FromPreview) => void) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(hear)
  latest.current = hear

  useEffect(() => {
    const listen = ({ origin: from, source, data }: MessageEvent) => {
      if (from === origin && source === frame.current?.contentWindow && isMessage(data)) latest.current(data as FromPreview)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [origin])

  const tell = useCallback(
    (message: ToPreview) => {
      if (origin) frame.current?.contentWindow?.postMessage(message, origin)
    },
    [origin],
  )
  return { frame, tell }
}
