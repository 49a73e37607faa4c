import { site } from '#content/site.ts'
import { shareColours as color } from '#head/shareCard.ts'
import { mark } from '#styles/mark.ts'

export function ShareMark() {
  return (
    <svg viewBox={mark.viewBox} width="48" height="48">
      <title>{site.description}</title>
      <rect {...mark.sheet} fill={color.ink} />
      <path d={mark.lines} fill="none" stroke={color.card} strokeWidth={mark.lineWidth} />
      <path d={mark.tick} fill="none" stroke={color.highlighter} strokeWidth={mark.tickWidth} />
    </svg>
  )
}
