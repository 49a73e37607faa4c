import { site } from '#content/site.ts'
import { shareColours as color, SHARE_SIZE, type ShareCard } from '#head/shareCard.ts'
import { ShareMark } from './ShareMark.tsx'
import { ShareSheet } from './ShareSheet.tsx'

const LINE_WIDTH = 712

/** The title as a marked-up line on a sheet, its note in the margin. Satori lays it out: flex boxes and inline styles only. */
export function ShareImage({ card }: { card: ShareCard }) {
  if (card.drawing) return <ShareSheet card={card} drawing={card.drawing} />
  const words = card.title.split(' ')
  const first = firstMarked(words)
  return (
    <div
      style={{
        ...SHARE_SIZE,
        boxSizing: 'border-box',
        display: 'flex',
        padding: 40,
        gap: 36,
        background: color.paper,
        color: color.ink,
        fontFamily: 'Instrument Sans',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          boxSizing: 'border-box',
          width: 812,
          padding: '44px 48px 40px',
          background: color.card,
          border: `2px solid ${color.rule}`,
          borderRadius: 3,
        }}
      >
        <div style={{ height: 34, fontSize: 28, fontWeight: 600, color: color.green }}>{card.kicker}</div>
        <div
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            marginTop: 26,
            fontFamily: 'Newsreader',
            fontSize: titleSize(card.title),
            lineHeight: 1.1,
            letterSpacing: '-0.01em',
          }}
        >
          {words.map((word, index) => (
            <span key={`${index} ${word}`} style={{ paddingRight: '0.22em', ...(index < first ? {} : marked) }}>
              {word}
            </span>
          ))}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, flexShrink: 1, overflow: 'hidden', paddingTop: 34, gap: 26 }}>
          {[1, 0.94, 0.97, 0.6].map((part) => (
            <div key={part} style={{ flexShrink: 0, width: LINE_WIDTH * part, height: 5, background: color.rule }} />
          ))}
        </div>
        <div style={{ display: 'flex', alignItems: 'center', gap: 18, marginTop: 28, fontSize: 26, fontWeight: 500 }}>
          <ShareMark />
          {site.description}
        </div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', width: 272, paddingTop: 100, color: color.green }}>
        {/* As on the pages, the line starts at the words the note is about. */}
        <div style={{ width: 128, height: 4, marginLeft: -72, background: color.green }} />
        <div style={{ marginTop: 20, fontSize: 32, lineHeight: 1.32, fontWeight: 500 }}>{card.note}</div>
      </div>
    </div>
  )
}

const marked = {
  backgroundImage: `linear-gradient(to bottom, transparent 58%, ${color.highlighter} 58%, ${color.highlighter} 90%, transparent 90%)`,
}

function firstMarked(words: string[]): number {
  const letters = words.join('').length
  let taken = 0
  let first = words.length
  while (first > 0 && taken < letters / 3) {
    first -= 1
    taken += words[first]?.length ?? 0
  }
  return first
}

/** As large as four lines allow, and no word wider than the sheet: a letter takes about half its height. */
function titleSize(title: string): number {
  const byLength = title.length <= 24 ? 112 : title.length <= 40 ? 94 : title.length <= 56 ? 78 : 72
  const longestWord = Math.max(...title.split(' ').map((word) => word.length))
  return Math.min(byLength, Math.floor(LINE_WIDTH / (0.54 * longestWord)))
}
