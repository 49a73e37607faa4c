/**
 * A drawing before it is SVG. Places are thousandths of its width and height, so that one drawing fits every window;
 * signs and texts have their own size, whatever the window. The page and the share card print the same drawing.
 */
export type Drawing = {
  marks: readonly Mark[]
  /** The room around the plot: for axes, for words at its edges, or none. */
  room: 'axes' | 'words' | 'none'
}

/** `wrong` is what is missing or no longer true, `ours` what counts, `highlight` what the sentence proves. */
export type Ink = 'line' | 'soft' | 'highlight' | 'wrong' | 'ours' | 'grid' | 'faint'
type Weight = 'thin' | 'thick' | 'bar' | 'square'
export type Fill = 'earth' | 'water' | 'hatch' | 'counted' | 'highlight' | 'ground'
export type Place = readonly [x: number, y: number]
export type Size = 'text' | 'figure' | 'proof' | 'great'

type Shown = {
  /** The numbers of the sentences it is shown for; always, if none is named. */
  for?: readonly number[] | undefined
  /** Only where there is room, or only where there is none. */
  only?: 'wide' | 'narrow' | undefined
}

export type Stroke = { ink: Ink; weight?: Weight; dashed?: boolean }
export type Anchor = 'start' | 'middle' | 'end'

export type Mark = Shown &
  (
    | ({ kind: 'line'; d: string; fill?: Fill } & Stroke)
    | ({ kind: 'area'; x: number; y: number; width: number; height: number; fill?: Fill } & Partial<Stroke>)
    /** A sign of its own size in px: a tick, a level, a door. */
    | ({ kind: 'sign'; at: Place; d: string; fill?: Fill } & Stroke)
    /** `by` is in em. */
    | { kind: 'label'; at: Place; by?: Place; text: string; ink?: Ink; anchor?: Anchor; size?: Size; struck?: boolean; halo?: boolean }
    /** Marks whose places are metres, or whatever the scale counts, from `at`: x to the right, y downwards, one length in both directions. */
    | { kind: 'scaled'; at: Place; marks: readonly Mark[] }
    /** What the pen has circled, in each of the sentences `circled`. */
    | { kind: 'proof'; at: Place; by?: Place; text: string; anchor?: Anchor; size: Size; circled: readonly number[]; seed: number }
  )

type Options<Kind extends Mark['kind']> = Partial<Omit<Extract<Mark, { kind: Kind }>, 'kind'>>

export const line = (d: string, ink: Ink, more: Options<'line'> = {}): Mark => ({ kind: 'line', d, ink, ...more })
export const sign = (at: Place, d: string, ink: Ink, more: Options<'sign'> = {}): Mark => ({ kind: 'sign', at, d, ink, ...more })
export const label = (at: Place, text: string, more: Options<'label'> = {}): Mark => ({ kind: 'label', at, text, ...more })

export function area([x, y]: Place, [right, bottom]: Place, more: Options<'area'>): Mark {
  return { kind: 'area', x, y, width: right - x, height: bottom - y, ...more }
}

export function scaled(at: Place, marks: readonly Mark[], more: Options<'scaled'> = {}): Mark {
  return { kind: 'scaled', at, marks, ...more }
}

export function proof(at: Place, text: string, circled: readonly number[], more: Options<'proof'> & { seed: number }): Mark {
  return { kind: 'proof', at, text, circled, size: 'proof', ...more }
}

/** Straight from point to point. */
export function path(...points: readonly Place[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${thousandth(x)} ${thousandth(y)}`).join('')
}

export function closed(...points: readonly Place[]): string {
  return `${path(...points)}Z`
}

export function thousandth(value: number): number {
  return Math.round(value * 100) / 100
}

/** A step for each of its parts, such as the years of a calendar. */
export function steps(from: number, to: number, by = 1): number[] {
  return Array.from({ length: Math.floor((to - from) / by + 1e-9) + 1 }, (_, index) => from + index * by)
}

/** Between two points, with the slashes that a drawing office ends it with. */
export function dimension(from: Place, to: Place, ink: Ink, more: Shown & { weight?: Weight } = {}): Mark[] {
  const { weight, ...shown } = more
  const ends = [from, to].map((at) => sign(at, 'M-5 5L5-5', ink, { weight: 'thick', ...shown }))
  return [line(path(from, to), ink, { ...more }), ...ends]
}

/** The level of a surface: a triangle that points at it. */
export function level(at: Place, ink: Ink, more: Shown & { water?: boolean } = {}): Mark {
  const { water = false, ...shown } = more
  return sign(at, water ? 'M0-1l-9-12h18zM-9 4h18M-5 8h10' : 'M0 0l-7-10h14z', ink, shown)
}

export type Words = Readonly<Record<string, string>>

/** The same words twice: large where there is room, else as the other texts. */
export function inBothSizes(draw: (more: { size: 'figure' | 'text'; only: 'wide' | 'narrow' }) => readonly Mark[]): Mark[] {
  return [...draw({ size: 'figure', only: 'wide' }), ...draw({ size: 'text', only: 'narrow' })]
}

/** The words of a drawing by their name; a name without words is a fault of the content. */
export function wordsOf(labels: Words): (name: string) => string {
  return (name) => {
    const words = labels[name]
    if (words === undefined) throw new Error(`The drawing has no words for “${name}”`)
    return words
  }
}
