import { mark } from '#styles/mark.ts'
import { colour } from '#styles/tokens.ts'

/** A marked-up page: the mark without a name. `normal` is for the paper colour, `white` for the ink colour. */
export function Logo({ tone }: { tone: 'normal' | 'white' }) {
  const [sheet, lines] = tone === 'normal' ? [colour('ink'), colour('card')] : [colour('white'), colour('ink')]
  return (
    <svg className={`logo logo-${tone}`} data-logo={tone} viewBox={mark.viewBox} width="36" height="36" aria-hidden="true">
      <rect {...mark.sheet} fill={sheet} />
      <path d={mark.lines} stroke={lines} strokeWidth={mark.lineWidth} strokeLinecap="round" />
      <circle {...mark.dot} fill={colour('highlighter')} />
    </svg>
  )
}
