import { DrawingSvg } from './DrawingSvg.tsx'
import styles from './drawing.module.css'
import { drawingOfSample, restingDrawingOf } from './drawings.ts'

/** A sample’s drawing without words: small on the wall, where its name is below it, or alone at the head of its page. */
export function DrawingTile({ id, isAlone }: { id: string; isAlone?: boolean }) {
  return (
    <div className={isAlone ? `${styles.tile} ${styles.alone}` : styles.tile} aria-hidden="true">
      <DrawingSvg id={id} drawing={drawingOfSample(id)} />
    </div>
  )
}

/** The drawing of a page, on a page that leads there. */
export function PageTile({ id }: { id: string }) {
  return (
    <div className={`${styles.tile} ${styles.alone}`} aria-hidden="true">
      <DrawingSvg id={`tile-${id}`} drawing={restingDrawingOf(id)} />
    </div>
  )
}
