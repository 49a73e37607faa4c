import { drawingOfPage } from '#components/drawing/drawings.ts'
import { sheetNumber } from '#content/sheets.ts'
import { site } from '#content/site.ts'
import { titleBlockTexts as texts } from '#content/titleBlock.ts'
import { shareColours as color, SHARE_SIZE, type ShareCard } from '#head/shareCard.ts'
import { ShareDrawing } from './ShareDrawing.tsx'
import { ShareMark } from './ShareMark.tsx'

const PANEL = 620
const BLOCK = 96

/** The title on paper, and beside it the page’s own drawing above its title block. */
export function ShareSheet({ card, drawing }: { card: ShareCard; drawing: string }) {
  return (
    <div style={{ ...SHARE_SIZE, display: 'flex', background: color.paper, color: color.ink, fontFamily: 'Instrument Sans' }}>
      <div style={{ display: 'flex', flexDirection: 'column', width: SHARE_SIZE.width - PANEL, padding: '52px 40px 44px 56px' }}>
        <ShareMark />
        <div style={{ marginTop: 34, fontSize: 26, fontWeight: 600, color: color.green }}>{card.kicker}</div>
        <div
          style={{ marginTop: 12, fontFamily: 'Newsreader', fontSize: titleSize(card.title), lineHeight: 1.04, letterSpacing: '-0.02em' }}
        >
          {card.title}
        </div>
        <div style={{ display: 'flex', flexGrow: 1 }} />
        <div style={{ fontSize: 24, lineHeight: 1.3, fontWeight: 500 }}>{card.note}</div>
        <div style={{ marginTop: 10, fontSize: 20, fontWeight: 500, color: color.green }}>{site.description}</div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', width: PANEL, height: SHARE_SIZE.height, background: color.ink }}>
        <ShareDrawing drawing={drawingOfPage(drawing)} width={PANEL} height={SHARE_SIZE.height - BLOCK} />
        <div style={{ display: 'flex', height: BLOCK, borderTop: `3px solid ${color.paper}`, color: color.paper }}>
          <Cell name={texts.drawn} value={texts.you} />
          <Cell name={texts.checked} value={texts.aReader} />
          <Cell name={texts.sheet} value={sheetNumber(drawing === 'home' ? '/' : pathOf(drawing))} />
        </div>
      </div>
    </div>
  )
}

function Cell({ name, value }: { name: string; value: string }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, padding: '14px 20px', borderRight: `1.5px solid ${color.rule}` }}>
      <span style={{ fontSize: 18, fontWeight: 500 }}>{name}</span>
      <span style={{ fontSize: 30, fontFamily: 'Newsreader' }}>{value}</span>
    </div>
  )
}

function pathOf(drawing: string): string {
  return ['pricing', 'about', 'reviews', 'meet-our-agent'].includes(drawing) ? `/${drawing}` : `/services/${drawing}`
}

function titleSize(title: string): number {
  const longestWord = Math.max(...title.split(' ').map((word) => word.length))
  return Math.min(title.length <= 30 ? 72 : 60, Math.floor(470 / (0.52 * longestWord)))
}
