import { colour } from '#styles/tokens.ts'

/** A marked-up page: the mark without a name. `normal` is for the paper colour, `white` for the ink colour. */
export function Logo({ tone }: { tone: 'normal' | 'white' }) {
  const [sheet, lines] = tone === 'normal' ? [colour('ink'), colour('card')] : [colour('white'), colour('ink')]
  return (
    <svg className={`logo logo-${tone}`} data-logo={tone} viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill={sheet} />
      <path d="M8 9.5h14M8 16h9M8 22.5h7" stroke={lines} strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="22.5" cy="20.5" r="5" fill={colour('highlighter')} />
    </svg>
  )
}
