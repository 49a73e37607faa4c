import { Flex, Typography } from '@strapi/design-system'
import { AxisBottom, AxisLeft } from '@visx/axis'
import { useParentSize } from '@visx/responsive'
import { scaleBand, scaleLinear, scaleOrdinal } from '@visx/scale'
import { BarStack, BarStackHorizontal } from '@visx/shape'
import { Link } from 'react-router-dom'
import { type DefaultTheme, useTheme } from 'styled-components'

export type Series = { name: string; colour: keyof DefaultTheme['colors'] }
/** `to` opens the leads that were counted. */
export type Point = { count: number; to: string | null }
/** One bar: a point for each series, in their order. `short` is what an axis has room for. */
export type Bar = { name: string; short?: string; points: readonly Point[] }

type Props = { series: readonly Series[]; bars: readonly Bar[]; shape: 'columns' | 'rows' }

const OTHERS: ('height' | 'top' | 'left')[] = ['height', 'top', 'left']

/** For the eye and the pointer: whoever reads or uses the keyboard has the same in the table below. */
export function StackedPlot({ series, bars, shape }: Props) {
  const { parentRef, width } = useParentSize({ debounceTime: 50, ignoreDimensions: OTHERS })
  const Shape = shape === 'columns' ? Columns : Rows
  return (
    <>
      {series.length > 1 && <Legend series={series} />}
      <div ref={parentRef}>{width > 0 && <Shape series={series} bars={bars} width={width} />}</div>
    </>
  )
}

function Legend({ series }: Pick<Props, 'series'>) {
  const { colors } = useTheme()
  return (
    <Flex gap={4} wrap="wrap" paddingBottom={3}>
      {series.map(({ name, colour }) => (
        <Flex key={name} gap={2}>
          <span style={{ width: '1.2rem', height: '1.2rem', background: colors[colour] }} />
          <Typography variant="pi" textColor="neutral800">
            {name}
          </Typography>
        </Flex>
      ))}
    </Flex>
  )
}

type Drawn = Omit<Props, 'shape'> & { width: number }
type Datum = Record<string, number>

const sum = ({ points }: Bar) => points.reduce((total, { count }) => total + count, 0)

/** The library stacks by names: those of a bar and a series are their places. */
function useStack({ series, bars }: Pick<Drawn, 'series' | 'bars'>) {
  const { colors } = useTheme()
  const keys = series.map((_, index) => String(index))
  const data = bars.map(({ points }, place): Datum => ({ place, ...Object.fromEntries(points.map(({ count }, index) => [index, count])) }))
  const color = scaleOrdinal({ domain: keys, range: series.map(({ colour }) => String(colors[colour])) })
  const most = Math.max(1, ...bars.map(sum))
  const text = { fill: String(colors.neutral700), fontSize: 12, fontFamily: 'inherit' }
  return { colors, keys, data, color, most, text }
}

const COLUMNS_HEIGHT = 246
const MARGIN = { top: 20, right: 12, left: 32, bottom: 30 }
const LABEL_WIDTH = 64

function Columns({ series, bars, width }: Drawn) {
  const { colors, keys, data, color, most, text } = useStack({ series, bars })
  const x = scaleBand({ domain: bars.map((_, place) => place), range: [MARGIN.left, width - MARGIN.right], padding: 0.25 })
  const y = scaleLinear({ domain: [0, most], range: [COLUMNS_HEIGHT - MARGIN.bottom, MARGIN.top], nice: true })
  const every = Math.ceil((LABEL_WIDTH * bars.length) / Math.max(1, width - MARGIN.left))
  const shown = bars.map((_, place) => place).filter((place) => (bars.length - 1 - place) % every === 0)
  return (
    <svg aria-hidden="true" width={width} height={COLUMNS_HEIGHT} style={{ display: 'block' }}>
      <AxisLeft
        scale={y}
        left={MARGIN.left}
        tickValues={y.ticks(4).filter(Number.isInteger)}
        hideAxisLine
        tickStroke={String(colors.neutral200)}
        tickLength={4}
        tickFormat={(value) => String(value)}
        tickLabelProps={{ ...text, textAnchor: 'end', dx: -4, dy: 4 }}
      />
      <AxisBottom
        scale={x}
        top={COLUMNS_HEIGHT - MARGIN.bottom}
        tickValues={shown}
        stroke={String(colors.neutral300)}
        hideTicks
        tickFormat={(place) => bars[Number(place)]?.short ?? bars[Number(place)]?.name ?? ''}
        tickLabelProps={{ ...text, textAnchor: 'middle' }}
      />
      <BarStack<Datum, string> data={data} keys={keys} x={({ place }) => place ?? 0} xScale={x} yScale={y} color={color}>
        {(stacks) =>
          stacks.flatMap((stack) => stack.bars.map((bar) => <Mark key={`${bar.key} ${bar.index}`} series={series} bars={bars} bar={bar} />))
        }
      </BarStack>
      {bars.map((bar, place) => (
        <text key={bar.name} x={(x(place) ?? 0) + x.bandwidth() / 2} y={y(sum(bar)) - 6} textAnchor="middle" {...text} fontWeight={600}>
          {sum(bar) || ''}
        </text>
      ))}
    </svg>
  )
}

const ROW_HEIGHT = 44
const NAME_HEIGHT = 20
const COUNT_WIDTH = 44
const LETTER_WIDTH = 6.5

function Rows({ series, bars, width }: Drawn) {
  const { keys, data, color, most, text } = useStack({ series, bars })
  const height = bars.length * ROW_HEIGHT
  const x = scaleLinear({ domain: [0, most], range: [0, width - COUNT_WIDTH] })
  const y = scaleBand({ domain: bars.map((_, place) => place), range: [0, height] })
  const letters = Math.floor(width / LETTER_WIDTH)
  return (
    <svg aria-hidden="true" width={width} height={height} style={{ display: 'block' }}>
      <BarStackHorizontal<Datum, string> data={data} keys={keys} y={({ place }) => place ?? 0} xScale={x} yScale={y} color={color}>
        {(stacks) =>
          stacks.flatMap((stack) =>
            stack.bars.map((bar) => (
              <Mark
                key={`${bar.key} ${bar.index}`}
                series={series}
                bars={bars}
                bar={{ ...bar, y: bar.y + NAME_HEIGHT, height: ROW_HEIGHT - NAME_HEIGHT - 8 }}
              />
            )),
          )
        }
      </BarStackHorizontal>
      {bars.map((bar, place) => (
        <g key={bar.name}>
          <text x={0} y={(y(place) ?? 0) + NAME_HEIGHT - 6} {...text}>
            {bar.name.length > letters ? `${bar.name.slice(0, letters - 1)}…` : bar.name}
          </text>
          <text x={x(sum(bar)) + 6} y={(y(place) ?? 0) + ROW_HEIGHT - 12} {...text} fontWeight={600}>
            {sum(bar)}
          </text>
        </g>
      ))}
    </svg>
  )
}

type Rect = { key: string; index: number; x: number; y: number; width: number; height: number; color: string }

function Mark({ series, bars, bar }: Omit<Props, 'shape'> & { bar: Rect }) {
  const { colors } = useTheme()
  const [of, shown] = [series[Number(bar.key)], bars[bar.index]]
  const point = shown?.points[Number(bar.key)]
  if (!of || !shown || !point || point.count === 0) return null
  const rect = (
    <rect
      x={bar.x}
      y={bar.y}
      width={Math.max(0, bar.width)}
      height={Math.max(0, bar.height)}
      fill={bar.color}
      stroke={String(colors.neutral0)}
    >
      <title>{[shown.name, series.length > 1 && of.name, point.count].filter(Boolean).join(', ')}</title>
    </rect>
  )
  return point.to ? (
    <Link to={point.to} tabIndex={-1}>
      {rect}
    </Link>
  ) : (
    rect
  )
}
