import { type Ref, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

export type Device = 'computer' | 'phone'

/** A desktop’s page at 1280 pixels, as most visitors with a computer see it, and a phone’s at 390. */
const WIDTH: Record<Device, number> = { computer: 1280, phone: 390 }
/** Smaller than half its size nobody reads it: then it is scrolled. */
const LEAST = 0.5

type Props = { source: string; device: Device; frame: Ref<HTMLIFrameElement> }

/** The page as wide as on that device, and scaled down where there is less room. */
export function PreviewFrame({ source, device, frame }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const [available, setAvailable] = useState(0)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setAvailable(entry.contentRect.width))
    if (room.current) watch.observe(room.current)
    return () => watch.disconnect()
  }, [])
  const width = WIDTH[device]
  const scale = available === 0 ? 1 : Math.max(LEAST, Math.min(1, available / width))
  return (
    <Room ref={room}>
      <iframe
        ref={frame}
        src={source}
        title="Preview of the site"
        style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})`, marginInlineEnd: width * (scale - 1) }}
      />
    </Room>
  )
}

const Room = styled.div`
  height: 80vh;
  overflow: auto hidden;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral150};
  text-align: center;
  iframe {
    display: inline-block;
    border: 0;
    background: white;
    transform-origin: 0 0;
    vertical-align: top;
  }
`
