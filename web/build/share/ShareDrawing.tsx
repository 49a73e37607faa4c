import type { ReactNode } from 'react'
import type { Drawing, Fill, Ink, Mark, Place, Size } from '#components/drawing/drawing.ts'
import { circleRound, UNITS, widthOf } from '#components/drawing/pen.ts'
import { colour } from '#styles/tokens.ts'

type Props = { drawing: Drawing; width: number; height: number }

/** A page’s drawing as at rest and on a phone, because a card is shown small; in px: Satori knows no style sheet, and sets texts only as boxes. */
export function ShareDrawing({ drawing: { marks, room }, width, height }: Props) {
  const pad =
    room === 'axes'
      ? { left: 62, right: 30, top: 46, bottom: 62 }
      : room === 'words'
        ? { left: 36, right: 36, top: 46, bottom: 46 }
        : { left: 0, right: 0, top: 0, bottom: 0 }
  const plot: Plot = { x: pad.left, y: pad.top, width: width - pad.left - pad.right, height: height - pad.top - pad.bottom }
  const shown = atRest(marks)
  return (
    <div style={{ position: 'relative', display: 'flex', width, height, overflow: 'hidden' }}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} style={{ position: 'absolute', left: 0, top: 0 }}>
        <title>{room}</title>
        <defs>
          <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V9" stroke={inks.ours} strokeWidth="1.5" />
          </pattern>
        </defs>
        {shown.flatMap((mark, index) => shapesOf(mark, plot, String(index)))}
      </svg>
      {shown.flatMap((mark, index) => wordsOf(mark, plot, String(index)))}
    </div>
  )
}

type Plot = { x: number; y: number; width: number; height: number }

/** px for a metre of a drawing to scale. */
const METRE = 27
const sizes: Record<Size, number> = { text: 20, figure: 31, proof: 42, great: 46 }

const mix = (one: string, share: number, other: string): string => {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [a, b] = [channels(colour(one)), channels(colour(other))]
  return `#${a
    .map((value, index) =>
      Math.round(value * share + (b[index] ?? 0) * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const inks: Record<Ink, string> = {
  line: colour('paper'),
  soft: colour('muted-on-ink'),
  highlight: colour('highlighter'),
  wrong: mix('rust', 0.48, 'paper'),
  ours: mix('green', 0.42, 'paper'),
  grid: mix('paper', 0.08, 'ink'),
  faint: mix('paper', 0.18, 'ink'),
}

const fills: Record<Exclude<Fill, 'hatch'>, string> = {
  earth: mix('paper', 0.06, 'ink'),
  water: mix('mist', 0.13, 'ink'),
  counted: mix('green', 0.34, 'ink'),
  highlight: mix('highlighter', 0.16, 'ink'),
  ground: colour('ink'),
}

const fillOf = (fill: Fill | undefined) => (fill === undefined ? 'none' : fill === 'hatch' ? 'url(#hatch)' : fills[fill])
const weights = { thin: 1.5, thick: 3, bar: 6, square: 7 } as const

function atRest(marks: readonly Mark[]): Mark[] {
  return marks.filter(({ for: sentences, only }) => (sentences === undefined || sentences.includes(1)) && only !== 'wide')
}

function place([x, y]: Place, plot: Plot): Place {
  return [plot.x + (x * plot.width) / 1000, plot.y + (y * plot.height) / 1000]
}

/** Of a drawing to scale: its own units become a plot of thousandths, so that the same rules place its marks. */
function plotOf(mark: Extract<Mark, { kind: 'scaled' }>, plot: Plot): Plot {
  const [x, y] = place(mark.at, plot)
  return { x, y, width: METRE * 1000, height: METRE * 1000 }
}

function shapesOf(mark: Mark, plot: Plot, key: string): ReactNode[] {
  const [sx, sy] = [plot.width / 1000, plot.height / 1000]
  const stroke =
    'ink' in mark && mark.ink && mark.kind !== 'label'
      ? {
          stroke: inks[mark.ink],
          strokeWidth: weights[('weight' in mark && mark.weight) || 'thin'],
          ...('dashed' in mark && mark.dashed && { strokeDasharray: '7 5' }),
        }
      : {}
  switch (mark.kind) {
    case 'line': {
      const cap = mark.weight === 'square' ? { strokeLinecap: 'square' as const } : {}
      return [<path key={key} d={stretched(mark.d, plot.x, plot.y, sx, sy)} fill={fillOf(mark.fill)} {...stroke} {...cap} />]
    }
    case 'area': {
      const [x, y] = place([mark.x, mark.y], plot)
      return [<rect key={key} x={x} y={y} width={mark.width * sx} height={mark.height * sy} fill={fillOf(mark.fill)} {...stroke} />]
    }
    case 'sign': {
      const [x, y] = place(mark.at, plot)
      return [<path key={key} transform={`translate(${x} ${y})`} d={mark.d} fill={fillOf(mark.fill)} {...stroke} />]
    }
    case 'scaled':
      return atRest(mark.marks).flatMap((inner, index) => shapesOf(inner, plotOf(mark, plot), `${key}-${index}`))
    case 'proof': {
      const { box, size } = boxOf(mark, plot)
      const ring = circleRound(mark.text, mark.size, mark.seed + 1)
      const scale = size / UNITS
      return [
        <path
          key={key}
          transform={`translate(${box.centre} ${box.baseline - 0.3 * size}) scale(${scale})`}
          d={ring.d}
          fill={inks.highlight}
        />,
      ]
    }
    case 'label':
      return []
  }
}

function boxOf(mark: Extract<Mark, { kind: 'label' | 'proof' }>, plot: Plot) {
  const size = sizes[mark.size ?? 'text']
  const [x, y] = place(mark.at, plot)
  const [dx, dy] = mark.by ?? [0, 0]
  const anchor = mark.anchor ?? (mark.kind === 'proof' ? 'middle' : 'start')
  const width = widthOf(mark.text, mark.size ?? 'text') * size
  const left = x + dx * size - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  return { size, anchor, box: { x: x + dx * size, centre: left + width / 2, baseline: y + dy * size } }
}

const ROOM = 500

function wordsOf(mark: Mark, plot: Plot, key: string): ReactNode[] {
  if (mark.kind === 'scaled') return atRest(mark.marks).flatMap((inner, index) => wordsOf(inner, plotOf(mark, plot), `${key}-${index}`))
  if (mark.kind !== 'label' && mark.kind !== 'proof') return []
  const { size, anchor, box } = boxOf(mark, plot)
  const isSerif = size > sizes.text
  const left = anchor === 'start' ? box.x : anchor === 'end' ? box.x - ROOM : box.x - ROOM / 2
  return [
    <div
      key={key}
      style={{
        position: 'absolute',
        display: 'flex',
        left,
        top: box.baseline - size * 1.02,
        width: ROOM,
        justifyContent: anchor === 'start' ? 'flex-start' : anchor === 'end' ? 'flex-end' : 'center',
        fontSize: size,
        lineHeight: 1.3,
        fontFamily: isSerif ? 'Newsreader' : 'Instrument Sans',
        fontWeight: 500,
        color: mark.kind === 'proof' ? inks.highlight : inks[mark.ink ?? 'soft'],
        ...(mark.kind === 'label' && mark.struck && { textDecoration: 'line-through' }),
      }}
    >
      {mark.text}
    </div>,
  ]
}

/** The path in px: absolute commands are moved and stretched, relative ones stretched; an arc keeps its flags. */
export function stretched(d: string, x: number, y: number, sx: number, sy: number): string {
  const shape: Record<string, string> = { M: 'xy', L: 'xy', H: 'x', V: 'y', C: 'xyxyxy', Q: 'xyxy', T: 'xy', A: 'rr0ffxy', Z: '' }
  return [...d.matchAll(/([a-z])([^a-z]*)/gi)]
    .map(([, command = '', values = '']) => {
      const axes = shape[command.toUpperCase()] ?? ''
      const isAbsolute = command === command.toUpperCase()
      const numbers = [...values.matchAll(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g)].map(([number]) => Number(number))
      const moved = numbers.map((value, index) => {
        const axis = axes[index % axes.length]
        if (axis === 'x') return value * sx + (isAbsolute ? x : 0)
        if (axis === 'y') return value * sy + (isAbsolute ? y : 0)
        // The radii of a curve that is stretched: across, then down.
        return axis === 'r' ? value * (index % axes.length === 0 ? sx : sy) : value
      })
      return command + moved.map((value) => Math.round(value * 100) / 100).join(' ')
    })
    .join('')
}
