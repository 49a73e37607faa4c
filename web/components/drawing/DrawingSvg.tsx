import type { ReactNode } from 'react'
import styles from './drawing.module.css'
import type { Drawing, Mark, Stroke } from './drawing.ts'
import inks from './inks.module.css'
import { circleRound, UNITS, widthOf } from './pen.ts'

type Props = {
  id: string
  drawing: Drawing
  /** The drawing in one sentence; without one it is for the eye alone, inside what is hidden. */
  says?: string | undefined
}
type Of<Kind extends Mark['kind']> = Extract<Mark, { kind: Kind }>

/** Lines are stretched to the window without growing thicker; whatever has a size of its own is put at its place. */
export function DrawingSvg({ id, drawing: { marks, room }, says }: Props) {
  return (
    <div className={classes(styles.drawing, styles[room], inks.inks)}>
      <svg className={styles.plot} role="img" aria-label={says}>
        {hasHatch(marks) && (
          <pattern id={`${id}-hatch`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path className={`${inks.ours} ${inks.thin}`} d="M0 0V9" />
          </pattern>
        )}
        <Marks id={id} marks={marks} unit={share} />
      </svg>
    </div>
  )
}

type Unit = (value: number) => string | undefined
type MarksProps = { id: string; marks: readonly Mark[]; unit: Unit }

function Marks({ id, marks, unit }: MarksProps) {
  return runsOf(marks).map((run, index) => <Run key={index} id={id} marks={run} unit={unit} />)
}

function Run({ id, marks, unit }: MarksProps) {
  if (marks[0]?.kind !== 'line') return marks.map((mark, index) => <Placed key={index} id={id} mark={mark} unit={unit} />)
  const box = unit === share ? { viewBox: '0 0 1000 1000' } : { viewBox: '0 0 1 1', width: '1em', height: '1em' }
  return (
    <svg className={styles.lines} aria-hidden="true" preserveAspectRatio="none" {...box}>
      {marks.map((mark, index) => mark.kind === 'line' && <path key={index} {...shown(mark, strokeOf(mark), mark.fill)} d={mark.d} />)}
    </svg>
  )
}

type PlacedProps<Of extends Mark = Mark> = { id: string; mark: Of; unit: Unit }

function Placed({ id, mark, unit }: PlacedProps) {
  switch (mark.kind) {
    case 'line':
      return null
    case 'area': {
      const { x, y, width, height, fill } = mark
      const box = { x: unit(x), y: unit(y), width: unit(width), height: unit(height) }
      const stroke = mark.ink ? strokeOf({ ...mark, ink: mark.ink }) : ''
      if (fill !== 'hatch') return <rect {...box} {...shown(mark, stroke, fill)} />
      return <rect {...box} {...shown(mark, stroke)} fill={`url(#${id}-hatch)`} />
    }
    case 'sign':
      return (
        <At mark={mark} at={mark.at} unit={unit}>
          <path className={classes(strokeOf(mark), mark.fill && inks[`fill-${mark.fill}`])} d={mark.d} />
        </At>
      )
    case 'scaled':
      return (
        <svg aria-hidden="true" {...shown(mark, classes(styles.at, inks.scale))} x={unit(mark.at[0])} y={unit(mark.at[1])}>
          <Marks id={id} marks={mark.marks} unit={em} />
        </svg>
      )
    case 'label':
      return <Label mark={mark} unit={unit} />
    case 'proof':
      return <Proof mark={mark} unit={unit} />
  }
}

function Label({ mark, unit }: { mark: Of<'label'>; unit: Unit }) {
  const { at, by = [0, 0], text, ink = 'soft', anchor = 'start', size = 'text', halo, struck } = mark
  const classNames = classes(inks.label, inks[`ink-${ink}`], inks[size], halo && inks.halo, struck && inks.struck)
  const offset = { dx: em(by[0]), dy: em(by[1]), textAnchor: anchored(anchor) }
  if (unit === share)
    return (
      <text {...shown(mark, classNames)} x={unit(at[0])} y={unit(at[1])} {...offset}>
        {text}
      </text>
    )
  return (
    <At mark={mark} at={at} unit={unit}>
      <text className={classNames} {...offset}>
        {text}
      </text>
    </At>
  )
}

function Proof({ mark, unit }: { mark: Of<'proof'>; unit: Unit }) {
  const { at, by = [0, 0], text, anchor = 'middle', size, circled, seed } = mark
  const width = widthOf(text, size)
  const centre = by[0] + (anchor === 'start' ? width / 2 : anchor === 'end' ? -width / 2 : 0)
  return (
    <At mark={mark} at={at} unit={unit} size={size}>
      <text
        className={classes(inks.label, inks['ink-highlight'], inks[size], size !== 'great' && inks.halo)}
        dx={em(by[0])}
        dy={em(by[1])}
        textAnchor={anchored(anchor)}
      >
        {text}
      </text>
      {circled.map((sentence) => {
        const ring = circleRound(text, size, seed + sentence)
        return (
          <svg
            key={sentence}
            aria-hidden="true"
            className={styles.at}
            data-for={sentence}
            x={em(centre)}
            y={em(by[1] - 0.3)}
            width="1em"
            height="1em"
            viewBox={`0 0 ${UNITS} ${UNITS}`}
          >
            <path className={inks.pen} d={ring.d} />
          </svg>
        )
      })}
    </At>
  )
}

type AtProps = { mark: Mark; at: readonly [number, number]; unit: Unit; size?: Of<'proof'>['size']; children: ReactNode }

function At({ mark, at, unit, size, children }: AtProps) {
  const inner = size ? (
    <svg aria-hidden="true" className={classes(styles.at, inks[size])}>
      {children}
    </svg>
  ) : (
    children
  )
  return (
    <svg aria-hidden="true" {...shown(mark, styles.at ?? '')} x={unit(at[0])} y={unit(at[1])}>
      {inner}
    </svg>
  )
}

function runsOf(marks: readonly Mark[]): Mark[][] {
  const runs: Mark[][] = []
  for (const mark of marks) {
    const last = runs.at(-1)
    if (last && (last[0]?.kind === 'line') === (mark.kind === 'line')) last.push(mark)
    else runs.push([mark])
  }
  return runs
}

function shown(mark: Mark, className: string, fill?: string) {
  return {
    className: classes(className, fill && inks[`fill-${fill}`], mark.only && styles[mark.only]),
    'data-for': mark.for?.join(' '),
  }
}

function strokeOf({ ink, weight = 'thin', dashed }: Stroke): string {
  return classes(inks[ink], inks[weight], dashed && inks.dashed)
}

function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

function hasHatch(marks: readonly Mark[]): boolean {
  return marks.some((mark) => (mark.kind === 'scaled' ? hasHatch(mark.marks) : 'fill' in mark && mark.fill === 'hatch'))
}

const share = (value: number) => `${Math.round(value) / 10}%`
const em = (value: number) => (value === 0 ? undefined : `${Math.round(value * 100) / 100}em`)
const anchored = (anchor: 'start' | 'middle' | 'end') => (anchor === 'start' ? undefined : anchor)
