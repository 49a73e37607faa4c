import { DrawingSvg } from './DrawingSvg.tsx'
import styles from './drawing.module.css'
import { drawingOfSample } from './drawings.ts'

/** A sample’s drawing, small and without words: its name is below it. */
export function DrawingTile({ id }: { id: string }) {
  return (
    <div className={styles.tile} aria-hidden="true">
      <DrawingSvg id={id} drawing={drawingOfSample(id)} />
    </div>
  )
}
